import { Outlet, useRouter } from "@tanstack/react-router";
import { Menu as MenuIcon } from "lucide-react";
import { Dialog } from "radix-ui";
import { useEffect, useState } from "react";
import { IconButton } from "../components/button.tsx";
import { useMe } from "../session/me.ts";
import { Navigation } from "./navigation.tsx";

/** The frame of every page behind the door: navigation at the side, or behind a button where it is narrow. */
export function AppLayout() {
  return (
    <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <a
        href="#content"
        className="sr-only rounded-md bg-primary px-3 py-2 text-on-primary focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50"
      >
        Skip to content
      </a>
      <aside className="sticky top-0 hidden h-dvh border-e bg-canvas lg:block">
        <Navigation />
      </aside>
      <NarrowHeader />
      <PageAnnouncer />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto min-h-dvh w-full max-w-6xl min-w-0 px-4 py-6 outline-none sm:px-6 lg:px-8"
      >
        <Outlet />
      </main>
    </div>
  );
}

/** Says the title of the page one has come to, as a browser does when it loads one. */
function PageAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState("");
  useEffect(
    () =>
      router.subscribe("onRendered", ({ pathChanged }) => {
        if (pathChanged) setTitle(document.title);
      }),
    [router],
  );
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}

function NarrowHeader() {
  const [open, setOpen] = useState(false);
  const { organization } = useMe();
  return (
    <header className="sticky top-0 z-30 flex h-12 items-center gap-2 border-b bg-canvas px-3 lg:hidden">
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Trigger asChild>
          <IconButton label="Open navigation" icon={MenuIcon} />
        </Dialog.Trigger>
        <Dialog.Portal>
          <div data-backdrop className="fixed inset-0 z-40 animate-appear bg-scrim" />
          <Dialog.Content
            aria-describedby={undefined}
            className="fixed inset-y-0 start-0 z-40 w-72 max-w-[85vw] animate-slide border-e bg-canvas outline-none"
          >
            <Dialog.Title className="sr-only">Navigation</Dialog.Title>
            <Navigation onNavigate={() => setOpen(false)} />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      <span className="truncate text-sm font-semibold">{organization.name}</span>
    </header>
  );
}
