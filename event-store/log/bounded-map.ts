/**
 * A map that forgets what was not used lately. Two generations instead of a linked list: an entry that is
 * used moves to the young one; when that is full it becomes the old one, and the old one is dropped.
 * Holds between `capacity` and twice as many entries.
 */
export class BoundedMap<K, V> {
  /** Counts dropped generations: while it stays the same, nothing was forgotten. */
  generation = 0;
  private young = new Map<K, V>();
  private old = new Map<K, V>();
  private readonly capacity: number;

  constructor(capacity: number) {
    this.capacity = capacity;
  }

  get(key: K): V | undefined {
    const young = this.young.get(key);
    if (young !== undefined) return young;
    const old = this.old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: K, value: V): void {
    if (this.young.size >= this.capacity && !this.young.has(key)) {
      this.old = this.young;
      this.young = new Map();
      this.generation += 1;
    }
    this.young.set(key, value);
  }

  clear(): void {
    this.young.clear();
    this.old.clear();
    this.generation += 1;
  }
}
