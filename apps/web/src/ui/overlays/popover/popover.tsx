import { lazy, type ReactElement } from "react";
import { deferred } from "../deferred.ts";
import { DeferredPopup } from "../deferred-popup.tsx";
import type { PopoverProps } from "./popover-props.ts";

const body = deferred(() =>
  import("./popover-body.tsx").then(({ PopoverBody }) => ({ default: PopoverBody })),
);
const PopoverBody = lazy(body.load);

/** A popup beside its trigger. */
export function Popover(props: PopoverProps): ReactElement {
  return (
    <DeferredPopup trigger={props.trigger} popup="dialog" body={body}>
      {(state) => <PopoverBody {...props} {...state} />}
    </DeferredPopup>
  );
}
