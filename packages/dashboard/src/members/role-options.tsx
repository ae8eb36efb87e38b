import { type Role, roleIncludes, roles } from "@lectern/contract";

/** How the roles are called. */
export const roleNames: Record<Role, string> = {
  viewer: "Viewer",
  editor: "Editor",
  admin: "Admin",
  owner: "Owner",
};

/** What each role is for, in one sentence. */
export const roleHint =
  "Viewers read; editors deploy, preview, export and answer feedback; admins also manage keys, domains and members; owners may do everything.";

/** The roles that someone of `granter`'s role may give. */
export function RoleOptions({ granter }: { granter: Role }) {
  return roles
    .filter((role) => roleIncludes(granter, role))
    .map((role) => (
      <option key={role} value={role}>
        {roleNames[role]}
      </option>
    ));
}
