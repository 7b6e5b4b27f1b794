// Puts things into the order of small numbers, their ranks, by counting: each rank is first counted, then begins where those
// before it end, then gives its places away one by one. As many places are needed as there are ranks, and one more.

export function countRank(places: Uint32Array, rank: number): void {
  places[rank + 1] = (places[rank + 1] ?? 0) + 1;
}

/** From how many things have each rank to the place of the first of them. */
export function countsToPlaces(places: Uint32Array): void {
  let sum = 0;
  for (let rank = 0; rank < places.length; rank++) places[rank] = sum += places[rank] ?? 0;
}

/** The next place of a rank, which is taken by that. */
export function takePlace(places: Uint32Array, rank: number): number {
  const place = places[rank] ?? 0;
  places[rank] = place + 1;
  return place;
}
