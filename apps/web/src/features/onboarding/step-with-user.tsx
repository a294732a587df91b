import type { User } from "@citelens/contract/accounts/accounts";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { meQuery } from "#features/accounts/public.ts";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";

interface StepWithUserProps {
  readonly children: (user: User) => ReactNode;
}

/** A step's content once the user is loaded. */
export function StepWithUser({ children }: StepWithUserProps): ReactNode {
  const { data: user, isPending, refetch } = useQuery(meQuery);
  if (user) return children(user);
  if (isPending) return <Waiting />;
  return (
    <Banner
      tone="neg"
      action={
        <Button size="sm" onClick={() => refetch()}>
          Retry
        </Button>
      }
    >
      Error: User not found. Please log in.
    </Banner>
  );
}

function Waiting(): ReactElement {
  return (
    <div aria-busy="true" className="h-56">
      <Skeleton shape="card" />
    </div>
  );
}
