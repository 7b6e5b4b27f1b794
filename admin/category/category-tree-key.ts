export const categoryTreeKey = ['category', 'tree'];
