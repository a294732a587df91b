import { ApiProblem } from "#lib/api/api-problem.ts";

/** Whether the text can be an address at all: something, an @, something with a dot, and no spaces. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

/** Whether the last part of a link can be one of our tokens; anything else is no invitation of ours. */
export function isToken(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{1,200}$/.test(text);
}

/** Whether two spellings mean the same account, as the server compares them. */
export function isSameAddress(one: string, other: string): boolean {
  return keyOf(one) === keyOf(other);
}

/** What to say when an invitation could not be sent: the server's sentence, or its first about the address. */
export function inviteProblem(problem: unknown): string {
  const fallback = "Failed to send invitation. Please try again.";
  if (!(problem instanceof ApiProblem)) return fallback;
  return problem.detail ?? problem.fields.email?.[0] ?? fallback;
}

/** What to say when a link could not be read or accepted: the server's sentence, where it has one. */
export function linkProblem(problem: unknown, fallback: string): string {
  return (problem instanceof ApiProblem && problem.detail) || fallback;
}

function keyOf(email: string): string {
  return email.trim().normalize("NFKC").toLowerCase();
}
