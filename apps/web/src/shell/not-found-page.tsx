import { Link } from "@tanstack/react-router";
import { Compass } from "lucide-react";
import type { ReactElement } from "react";
import { Button } from "#ui/forms/button.tsx";

export function NotFoundPage(): ReactElement {
  return (
    <div className="flex flex-col items-center gap-4 px-4 py-20 text-center">
      <Compass size={30} strokeWidth={1.75} aria-hidden="true" className="text-fg-3" />
      <h1 tabIndex={-1} className="max-w-lg text-xl font-semibold text-balance outline-none">
        Hmm...this page doesn't exist. Try searching for something else!
      </h1>
      <Button variant="primary" render={<Link to="/" />}>
        Back To Dashboard
      </Button>
    </div>
  );
}
