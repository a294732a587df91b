import { type ComponentType, lazy } from "react";

export interface OnDemand<Props extends object> {
  /** Component that draws it: at once where its code is there. */
  readonly drawn: () => ComponentType<Props>;
  /** Has the code before it is needed. What fails here is tried again when it is. */
  readonly load: () => Promise<unknown>;
}

/** A component whose code is loaded when it is first drawn, or before. */
export function onDemand<Props extends object>(fetch: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let known: ComponentType<Props> | undefined;
  const load = async (): Promise<{ readonly default: ComponentType<Props> }> => {
    known ??= await fetch();
    return { default: known };
  };
  const later: ComponentType<Props> = lazy(load);
  return { drawn: () => known ?? later, load };
}
