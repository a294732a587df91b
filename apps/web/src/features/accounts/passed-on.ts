export interface PassedOn {
  readonly redirect?: string | undefined;
  readonly email?: string | undefined;
}

/** Values that the log-in and the sign-up pass each other in their addresses: only what there is. */
export function passedOn({ redirect, email }: PassedOn): { redirect?: string; email?: string } {
  return {
    ...(redirect !== undefined && { redirect }),
    ...(email !== undefined && { email }),
  };
}
