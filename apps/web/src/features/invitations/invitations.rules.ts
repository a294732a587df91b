import { ApiProblem } from "#lib/api/api-problem.ts";

/** Whether the text can be an e-mail address: text, an @, text with a dot, and no spaces. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

/** Whether the last part of a link can be an invitation token. */
export function isToken(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{1,200}$/.test(text);
}

/** Whether two spellings mean the same account, compared as the server does. */
export function isSameAddress(one: string, other: string): boolean {
  return keyOf(one) === keyOf(other);
}

/** The message for a failed invitation: the server's message, or its first one about the address. */
export function inviteProblem(problem: unknown): string {
  const fallback = "Failed to send invitation. Please try again.";
  if (!(problem instanceof ApiProblem)) return fallback;
  return problem.detail ?? problem.fields.email?.[0] ?? fallback;
}

/** The message for a link that could not be loaded or accepted: the server's message, if any. */
export function linkProblem(problem: unknown, fallback: string): string {
  return (problem instanceof ApiProblem && problem.detail) || fallback;
}

function keyOf(email: string): string {
  return email.trim().normalize("NFKC").toLowerCase();
}
