import { lazy, type ReactElement } from "react";
import { deferred } from "../deferred.ts";
import { DeferredPopup } from "../deferred-popup.tsx";
import type { MenuProps } from "./menu-props.ts";

const body = deferred(() => import("./menu-body.tsx").then(({ MenuBody }) => ({ default: MenuBody })));
const MenuBody = lazy(body.load);

export function Menu(props: MenuProps): ReactElement {
  return (
    <DeferredPopup trigger={props.trigger} popup="menu" body={body}>
      {(state) => <MenuBody {...props} {...state} />}
    </DeferredPopup>
  );
}
