type AskConfirmation = () => Promise<boolean>;

let ask: AskConfirmation | undefined;

/** While a component shows it, calls that take a recent password ask for it and go on. Returns how to end that. */
export function askForPasswordBy(next: AskConfirmation): () => void {
  ask = next;
  return () => {
    if (ask === next) ask = undefined;
  };
}

/** Whether the user entered the password again; false where nobody can ask. */
export async function confirmPassword(): Promise<boolean> {
  return (await ask?.()) ?? false;
}
