/** What a member may do, from the least; each role includes those before it. */
export const roles = ["viewer", "editor", "admin", "owner"] as const;
export type Role = (typeof roles)[number];

/** Whether `role` includes `needed`. */
export function roleIncludes(role: Role, needed: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed);
}
