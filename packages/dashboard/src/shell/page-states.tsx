import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { type ErrorComponentProps, Link, useRouter } from "@tanstack/react-router";
import { ApiFailure, asFailure } from "../api/api-failure.ts";
import { Button, buttonClass } from "../components/button.tsx";
import { FailureNotice } from "../components/loading/failure-notice.tsx";
import { Skeleton } from "../components/loading/skeleton.tsx";
import { PageHeader } from "../components/page-header.tsx";

/** A page that could not be shown: what it was to show is gone, or the server did not answer. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const boundary = useQueryErrorResetBoundary();
  if (asFailure(error).status === 404) return <NotFoundPage />;
  // Not the API's: a fault of the page, or a part of it that a newer version of the dashboard no longer has.
  if (!(error instanceof ApiFailure)) {
    return (
      <div className="mx-auto grid w-full max-w-lg justify-items-start gap-4 px-4 py-16">
        <PageHeader title="This page failed" description="Load it again; a newer version may have been installed." />
        <Button onClick={() => location.reload()}>Load again</Button>
      </div>
    );
  }
  const again = () => {
    boundary.reset();
    reset();
    void router.invalidate();
  };
  return (
    <div className="mx-auto grid w-full max-w-lg gap-4 px-4 py-16">
      <PageHeader title="This page could not be loaded" />
      <FailureNotice error={error} />
      <div>
        <Button onClick={again}>Try again</Button>
      </div>
    </div>
  );
}

/** What an address shows that leads to nothing one may see. */
export function NotFoundPage() {
  return (
    <div className="mx-auto grid w-full max-w-lg justify-items-start gap-4 px-4 py-16">
      <PageHeader
        title="Nothing is here"
        description="The address is wrong, what it named was deleted, or it belongs to another organization."
      />
      <Link to="/projects" className={buttonClass()}>
        Go to the projects
      </Link>
    </div>
  );
}

/** An address that no page has, outside the frame of the application. */
export function UnknownAddressPage() {
  return (
    <main>
      <NotFoundPage />
    </main>
  );
}

/** Stands for a page while it is read. */
export function PagePending() {
  return (
    <div role="status" className="grid w-full gap-4 p-6">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-7 w-56" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
