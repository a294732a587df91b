/** The day on which an organization is deleted, as mails name it. */
export function dayOfDeletion(at: Date): string {
  return at.toISOString().slice(0, 10);
}
