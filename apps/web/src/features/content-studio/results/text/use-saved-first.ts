import { toast } from "#ui/overlays/toast.ts";
import { useText } from "./current-text.tsx";

/** Does something with the text once all that was typed is saved; says so where that fails. */
export function useSavedFirst(): (act: () => void) => void {
  const { unsaved } = useText();
  return (act) => {
    const whenSaved = (isSaved: boolean): void => {
      if (isSaved) act();
      else toast.error("A section could not be saved yet. See to it first: it is marked below.");
    };
    void unsaved.flush().then(whenSaved);
  };
}
