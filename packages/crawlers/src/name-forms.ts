/**
 * The ways in which software writes the same name: "Kangaroo Bot" also as one word or with a hyphen,
 * "Claude-User" also without its hyphen. Only names that say with their last word what they are lose it:
 * without its hyphen "Character-AI" is an app for people. The name itself stands first.
 */
export function nameForms(name: string): readonly string[] {
  if (/^[A-Za-z]+(?: [A-Za-z]+)+$/.test(name))
    return [name, ...["", "-", "_", "+", "%20"].map((joint) => name.replaceAll(" ", joint))];
  if (/-(?:(?:search)?bot|user|spider|crawler)$/i.test(name))
    return [name, ...["", "_"].map((joint) => name.replaceAll("-", joint))];
  return [name];
}

/** Whether a name says by itself that it is a robot's. */
export function saysRobot(name: string): boolean {
  return /(?:bot|spider|crawler|user|agent|fetcher)(?![a-z])/i.test(name);
}
