/** What is switched off after a press on `id`: it goes, or comes back. */
export function toggled(hidden: readonly string[], id: string): readonly string[] {
  return hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id];
}

/** What is switched off to see `id` alone; nothing when it is alone already, so that the same press goes back. */
export function isolated(ids: readonly string[], hidden: readonly string[], id: string): readonly string[] {
  const others = ids.filter((other) => other !== id);
  const isAlone = !hidden.includes(id) && others.every((other) => hidden.includes(other));
  return isAlone ? [] : others;
}
