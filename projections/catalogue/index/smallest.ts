/** Puts the `count` smallest numbers first, in order. The rest is in any order. */
export function smallestFirst<T extends Float64Array | Uint32Array>(numbers: T, count: number): T {
  let [low, high] = [0, numbers.length - 1];
  // Hoare's selection: only the side on which the border lies is looked at again.
  while (count > 0 && count < numbers.length && low < high) {
    const pivot = middleOf(numbers[low]!, numbers[(low + high) >>> 1]!, numbers[high]!);
    let [left, right] = [low, high];
    while (left <= right) {
      while (numbers[left]! < pivot) left++;
      while (numbers[right]! > pivot) right--;
      if (left > right) break;
      const leftValue = numbers[left]!;
      numbers[left++] = numbers[right]!;
      numbers[right--] = leftValue;
    }
    if (count - 1 <= right) high = right;
    else if (count - 1 >= left) low = left;
    else break;
  }
  numbers.subarray(0, count).sort();
  return numbers;
}

const middleOf = (a: number, b: number, c: number) => Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
