import { useNavigate } from "@tanstack/react-router";
import { ChevronsUpDown, LogOut, UserRound } from "lucide-react";
import { Menu, MenuChoice, MenuItem, MenuSeparator } from "../components/overlays/menu.tsx";
import { useMe } from "../session/me.ts";
import { useSignOut } from "./sign-out.ts";
import { type ThemeChoice, themeChoices, themeNames, useTheme } from "./theme.ts";

/** Who is signed in, the theme, and the way out. */
export function AccountMenu() {
  const { user } = useMe();
  const { choice, choose } = useTheme();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const name = user?.name ?? "Account";
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          className="flex w-full min-w-0 items-center gap-2.5 rounded-md px-2 py-1.5 text-start hover:bg-hover"
        >
          <span
            aria-hidden
            className="grid size-6.5 shrink-0 place-items-center rounded-full bg-accent-soft text-xs font-semibold text-accent"
          >
            {initials(name)}
          </span>
          <span className="min-w-0 flex-1">
            <span className="block truncate text-sm font-medium">
              <span className="sr-only">Account: </span>
              {name}
            </span>
            <span className="block truncate text-xs text-faint">{user?.email}</span>
          </span>
          <ChevronsUpDown className="size-3.5 shrink-0 text-faint" aria-hidden />
        </button>
      }
    >
      <MenuItem icon={UserRound} onSelect={() => navigate({ to: "/account" })}>
        Account
      </MenuItem>
      <MenuSeparator />
      <MenuChoice
        label="Theme"
        value={choice}
        onChange={(value) => choose(value as ThemeChoice)}
        options={themeChoices.map((value) => ({ value, label: themeNames[value] }))}
      />
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={signOut}>
        Sign out
      </MenuItem>
    </Menu>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => [...(word ?? "")][0] ?? "");
  return letters.join("").toUpperCase();
}
