/** Puts the `count` smallest numbers first, in order. The rest is in any order. */
export function smallestFirst<T extends Float64Array | Uint32Array>(numbers: T, count: number): T {
  let [low, high] = [0, numbers.length - 1];
  // Hoare's selection: only the side on which the border lies is looked at again.
  while (count > 0 && count < numbers.length && low < high) {
    const { left, right } = partition(numbers, low, high);
    if (count - 1 <= right) high = right;
    else if (count - 1 >= left) low = left;
    else break;
  }
  numbers.subarray(0, count).sort();
  return numbers;
}

/** From `low` to `high`: those up to `right` are no bigger than those from `left` on. */
function partition(numbers: Float64Array | Uint32Array, low: number, high: number): { left: number; right: number } {
  const pivot = middleOf(numbers[low] ?? 0, numbers[(low + high) >>> 1] ?? 0, numbers[high] ?? 0);
  let [left, right] = [low, high];
  while (left <= right) {
    while ((numbers[left] ?? 0) < pivot) left++;
    while ((numbers[right] ?? 0) > pivot) right--;
    if (left > right) break;
    const leftValue = numbers[left] ?? 0;
    numbers[left++] = numbers[right] ?? 0;
    numbers[right--] = leftValue;
  }
  return { left, right };
}

const middleOf = (a: number, b: number, c: number) => Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
