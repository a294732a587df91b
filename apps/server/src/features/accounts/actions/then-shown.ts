import type { Tools } from "#platform/tools.ts";
import type { Superuser } from "../sign-in/superuser.ts";

interface ActionInput<Path, Body> {
  readonly params: Path;
  readonly body: Body;
}

/** Makes handlers of actions on what a path names, which answer with what is shown of it afterwards. */
export function thenShown<Path extends object, Shown>(tools: Tools, show: (path: Path) => Promise<Shown>) {
  return <Body extends object>(
    act: (tools: Tools, superuser: Superuser, input: Path & Body) => Promise<unknown>,
  ) =>
    async (superuser: Superuser, { params, body }: ActionInput<Path, Body>): Promise<Shown> => {
      await act(tools, superuser, { ...params, ...body });
      return show(params);
    };
}
