/** The hidden series after `id` is toggled. */
export function toggled(hidden: readonly string[], id: string): readonly string[] {
  return hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id];
}

/** The hidden series when only `id` is shown; none when it already is, so that a second press shows all. */
export function isolated(ids: readonly string[], hidden: readonly string[], id: string): readonly string[] {
  const others = ids.filter((other) => other !== id);
  const isAlone = !hidden.includes(id) && others.every((other) => hidden.includes(other));
  return isAlone ? [] : others;
}
