/** The form of an e-mail that accounts are distinguished by. */
export function emailKey(email: string): string {
  return email.trim().normalize("NFKC").toLowerCase();
}

/** The form of an e-mail that people are distinguished by: a mailbox takes any tag between the first + and the @. */
export function mailboxKey(email: string): string {
  return emailKey(email).replace(/^([^+@]+)\+[^@]*@/, "$1@");
}
