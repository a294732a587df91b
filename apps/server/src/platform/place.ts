declare const proof: unique symbol;

/**
 * A workspace whose data may be used: every statement on it asks for one. A Member is one, which requireMember() alone
 * makes; the others are made here, and the law says who may do so.
 */
export interface Place {
  readonly workspaceId: string;
  readonly [proof]: true;
}

/** Value that only says which workspace it is about: the payload of a job, a row that was leased or found by a secret. */
export interface NamesWorkspace {
  readonly workspaceId: string;
}

/** The workspace that a job's own payload names, or that a row names which a job took out of work of all workspaces. */
export function placeOfJob({ workspaceId }: NamesWorkspace): Place {
  return { workspaceId } as Place; // one of the three places where the proof is given
}

/** The workspace of a row that was found by a secret of it: an API key, or the token of a link. */
export function placeOfSecret({ workspaceId }: NamesWorkspace): Place {
  return { workspaceId } as Place; // one of the three places where the proof is given
}

/** The workspace whose page a superuser opened, after their right was proven. */
export function placeOfSuperuser({ workspaceId }: NamesWorkspace): Place {
  return { workspaceId } as Place; // one of the three places where the proof is given
}
