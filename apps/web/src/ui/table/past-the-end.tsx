import { SearchX } from "lucide-react";
import type { ReactElement } from "react";
import { Button } from "../forms/button.tsx";
import { EmptyState } from "../frame/empty-state.tsx";

/** In a list whose page number in the address is beyond its last page. */
export function PastTheEnd({ onFirst }: { readonly onFirst: () => void }): ReactElement {
  return (
    <EmptyState
      icon={SearchX}
      title="There is nothing on this page."
      frame="none"
      actions={<Button onClick={onFirst}>Back to the first page</Button>}
    />
  );
}
