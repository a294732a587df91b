export interface PassedOn {
  readonly redirect?: string | undefined;
  readonly email?: string | undefined;
}

/** What the log-in and the sign-up tell each other in their addresses: only what there is. */
export function passedOn({ redirect, email }: PassedOn): { redirect?: string; email?: string } {
  return {
    ...(redirect !== undefined && { redirect }),
    ...(email !== undefined && { email }),
  };
}
