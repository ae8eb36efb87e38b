// Generated from docs/api/openapi.json by api/generate.ts; do not edit.

export interface paths {
    "/v1/analytics/{projectId}/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List feedback
         * @description Single entries, the newest first.
         */
        get: operations["listFeedback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analytics/{projectId}/feedback/{feedbackId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an entry of feedback
         * @description Its status, or the note of those who run the docs.
         */
        patch: operations["updateFeedback"];
        trace?: never;
    };
    "/v1/analytics/{projectId}/feedback/by-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count feedback by page */
        get: operations["getFeedbackByPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analytics/{projectId}/feedback/votes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count votes by day */
        get: operations["getFeedbackVotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the audit log
         * @description What was done in the organization, newest first.
         */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List open invitations
         * @description The oldest comes first.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite a member
         * @description Makes a link by which someone joins the organization.
         */
        post: operations["createInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invitations/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an invitation
         * @description Its link is worth nothing from then on.
         */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description Makes the account of who was invited, who is then signed in.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description The newest comes first. The keys themselves are not shown again.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Create an API key
         * @description The key is shown in this answer and never again.
         */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description It is refused from then on.
         */
        delete: operations["revokeKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys/{keyId}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate an API key
         * @description Makes a new key in its place; the old one works on for a grace period.
         */
        post: operations["rotateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the caller
         * @description Says who calls, and for which organization.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List members
         * @description The first to join comes before the others.
         */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/members/{memberId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a member
         * @description Their sessions and API keys end with it.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /** Change a member's role */
        patch: operations["updateMember"];
        trace?: never;
    };
    "/v1/organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the organization */
        get: operations["getOrganization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Rename the organization */
        patch: operations["updateOrganization"];
        trace?: never;
    };
    "/v1/project/preview/{projectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List previews
         * @description The newest comes first.
         */
        get: operations["listPreviews"];
        put?: never;
        /**
         * Deploy a preview
         * @description Builds a branch and serves it at an address of its own.
         */
        post: operations["triggerPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/project/preview/{projectId}/{branch}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a preview
         * @description Takes the preview of a branch off.
         */
        delete: operations["deletePreview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/project/update-status/{statusId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a deployment
         * @description Its status and its log.
         */
        get: operations["getDeploymentStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/project/update-status/{statusId}/diagnostics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List diagnostics
         * @description What the build found in the content, with file, line and column.
         */
        get: operations["listDiagnostics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/project/update/{projectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deploy production
         * @description From the newest commit of the project's branch.
         */
        post: operations["updateProduction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List projects
         * @description The newest comes first.
         */
        get: operations["listProjects"];
        put?: never;
        /**
         * Create a project
         * @description From a Git repository, a branch, and, in a monorepo, the folder of `docs.json`.
         */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{projectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a project */
        get: operations["getProject"];
        put?: never;
        post?: never;
        /**
         * Delete a project
         * @description Its site, previews, exports and feedback are removed for good. The repository is not touched.
         */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        /**
         * Change a project
         * @description Its name, or its source; the next deployment uses it.
         */
        patch: operations["updateProject"];
        trace?: never;
    };
    "/v1/projects/{projectId}/deployments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deployments
         * @description The newest comes first; their logs are left out.
         */
        get: operations["listDeployments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{projectId}/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List domains
         * @description The host names of the project's own.
         */
        get: operations["listDomains"];
        put?: never;
        /**
         * Add a domain
         * @description The site is served there once the domain is verified.
         */
        post: operations["addDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{projectId}/domains/{hostname}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a domain */
        delete: operations["removeDomain"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{projectId}/domains/{hostname}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a domain
         * @description Looks for its DNS record.
         */
        post: operations["verifyDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{projectId}/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Roll production back
         * @description Shows an earlier deployment again, without a build.
         */
        post: operations["rollBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Starts a member's session, which a cookie carries.
         */
        post: operations["signIn"];
        /**
         * Sign out
         * @description Ends the member's session.
         */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the state of the set-up
         * @description Says whether the server still has to be set up.
         */
        get: operations["getSetup"];
        put?: never;
        /**
         * Set the server up
         * @description The first run: makes the organization and its owner, who is signed in.
         */
        post: operations["setUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/static-export/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List static exports
         * @description The newest comes first.
         */
        get: operations["listStaticExports"];
        put?: never;
        /**
         * Start a static export
         * @description Makes a bundle of files for any static host, of the whole site or of some of its pages.
         */
        post: operations["startStaticExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/static-export/jobs/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a static export
         * @description Its status and its progress.
         */
        get: operations["getStaticExport"];
        put?: never;
        post?: never;
        /**
         * Cancel a static export
         * @description It ends as `failed`, with the error `Cancelled`.
         */
        delete: operations["cancelStaticExport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/static-export/jobs/{jobId}/bundle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a link to the bundle
         * @description A fresh one, of a completed static export.
         */
        post: operations["generateStaticExportBundle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ApiKey: {
            /** @description From where it may be used; empty for everywhere */
            allowedCidrs: string[];
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             * @example 2026-03-14T09:26:53.000Z
             */
            createdAt: string;
            createdBy: string | null;
            /**
             * @description First 8 and last 4 characters
             * @example lec_DYkK…Le2i
             */
            display: string;
            expiresAt: string | null;
            /** @example key_9f86d081884c7d659a2f */
            keyId: string;
            lastUsedAt: string | null;
            /** @example Nightly export */
            name: string;
            replacedBy: string | null;
            revokedAt: string | null;
            /** @enum {unknown} */
            scope: "read" | "write";
        };
        ApiKeyCreated: {
            apiKey: components["schemas"]["ApiKey"];
            /**
             * @description Shown this once
             * @example lec_DYkKgckQwr3CG2IK8vpbooSgZJFwZW7m2Le2i
             */
            key: string;
        };
        ApiKeyList: {
            /** @description Whether there are results beyond this page */
            hasMore: boolean;
            keys: components["schemas"]["ApiKey"][];
            nextCursor: string | null;
        };
        AuditEntry: {
            /**
             * @description What was done
             * @example project.create
             */
            action: string;
            /**
             * @description A user's e-mail address, or a key's name and display
             * @example ada@example.com
             */
            actor: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             * @example 2026-03-14T09:26:53.000Z
             */
            at: string;
            /** @example aud_9f86d081884c7d659a2f */
            auditId: string;
            detail: {
                [key: string]: unknown;
            } | null;
            target: string | null;
        };
        AuditList: {
            entries: components["schemas"]["AuditEntry"][];
            /** @description Whether there are results beyond this page */
            hasMore: boolean;
            nextCursor: string | null;
        };
        Deployment: {
            /** @example dep_9f86d081884c7d659a2f */
            _id: string;
            author: string | null;
            commit: {
                filesChanged: {
                    added: string[];
                    modified: string[];
                    removed: string[];
                };
                /** @example Explain the export */
                message: string;
                /** @example main */
                ref: string;
                /** @example 2d7361b36c87ed5578fbc31f7d8b2a9c0e4d5a61 */
                sha: string;
            } | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             * @example 2026-03-14T09:26:53.000Z
             */
            createdAt: string;
            diagnosticCounts: {
                error: number;
                info: number;
                warning: number;
            } | null;
            endedAt: string | null;
            error?: {
                /** @example unreadable-config */
                code: string;
                column?: number;
                /** @example docs.json */
                file?: string;
                line?: number;
                /** @example docs.json is not valid JSON: comma expected */
                message: string;
            };
            /** @enum {unknown} */
            kind: "production" | "preview";
            /** @description Whether this deployment is being served */
            live: boolean;
            /** @description Its log, line by line */
            logs: string[];
            pageCount: number | null;
            /** @example https://docs-new-guide-321608f135.previews.example.org */
            previewUrl?: string;
            /** @example prj_9f86d081884c7d659a2f */
            projectId: string;
            screenshot: string | null;
            /** @enum {unknown} */
            source: "api" | "dashboard" | "github" | "gitlab" | "internal";
            /** @enum {unknown} */
            status: "queued" | "in_progress" | "success" | "failure";
            /**
             * @description The label of the host name that serves it
             * @example docs
             */
            subdomain: string;
            /** @example 47 pages, 3 rendered */
            summary: string;
            /**
             * @description Where the deployment is, or will be, served
             * @example https://docs.example.com
             */
            url: string;
        };
        DeploymentList: {
            deployments: components["schemas"]["Deployment"][];
            /** @description Whether there are results beyond this page */
            hasMore: boolean;
            nextCursor: string | null;
        };
        Diagnostic: {
            /** @example broken-link */
            code: string;
            /** @example 5 */
            column?: number;
            /** @example index.mdx */
            file: string;
            /** @example Did you mean /quickstart? Correct the link, or add a redirect */
            hint?: string;
            /** @example 12 */
            line?: number;
            /** @example There is no page at /quickstrat */
            message: string;
            /** @enum {unknown} */
            severity: "error" | "warning" | "info";
        };
        DiagnosticList: {
            diagnostics: components["schemas"]["Diagnostic"][];
            /** @description Whether there are results beyond this page */
            hasMore: boolean;
            nextCursor: string | null;
        };
        Domain: {
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             * @example 2026-03-14T09:26:53.000Z
             */
            createdAt: string;
            /** @example docs.example.com */
            hostname: string;
            /** @description The DNS record that proves who owns the domain */
            verification: {
                /** @example _lectern.docs.example.com */
                name: string;
                /** @constant */
                type: "TXT";
                /** @example lectern-verification=9f86d081884c7d65 */
                value: string;
            };
            verified: boolean;
        };
        DomainList: {
            domains: components["schemas"]["Domain"][];
            /** @description Whether there are results beyond this page */
            hasMore: boolean;
            nextCursor: string | null;
        };
        Error: {
            /**
             * @description Stable; one of the error catalogue
             * @example invalid_request
             */
            code: string;
            /** @description One entry for each fault of the request */
            details?: {
                /** @example limit must be at most 100 */
                message: string;
                /**
                 * @description Where in the request
                 * @example query.limit
                 */
                path?: string;
            }[];
            /**
             * @description What went wrong, in one sentence
             * @example Invalid request
             */
            error: string;
            /**
             * @description Names the request in the server's logs
             * @example 5f2c0b1e-6c1f-4a3e-9d0b-2f6a7f3f6a10
             */
            requestId: string;
        };
        ExportBundle: {
            /**
             * @description Presigned link; only it expires, not the bundle
             * @example https://bundles.example.com/docs.example.com-2.1.tar.gz?signature=…
             */
            bundleUrl: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             * @example 2026-03-14T09:26:53.000Z
             */
            expiresAt: string;
            /** @constant */
            format: "tar.gz";
            /** @example se_9f86d081884c7d659a2f */
            jobId: string;
            /** @example 706bc755bacfbf6811f6a730b14d78e5b9ddd24513c00f309d9c6bc33c72612e */
            sha256: string;
            /** @example 3278248 */
            sizeBytes: number;
            /** @example 2.1 */
            version: string;
        };
        ExportJob: {
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             * @example 2026-03-14T09:26:53.000Z
             */
            createdAt: string;
            /**
             * @description The one deployment that is exported
             * @example dep_9f86d081884c7d659a2f
             */
            deploymentId: string;
            /** @example docs.example.com */
            domain: string;
            error: string | null;
            /** @example se_9f86d081884c7d659a2f */
            jobId: string;
            /**
             * @description Pages exported so far
             * @example 85
             */
            pageCount: number;
            /**
             * @description Never falls; 100 exactly when completed
             * @example 42.5
             */
            progress: number;
            /** @enum {unknown} */
            status: "queued" | "running" | "completed" | "failed";
            /** @enum {unknown} */
            target: "client-hosted" | "air-gapped";
            totalPages: number | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             * @example 2026-03-14T09:26:53.000Z
             */
            updatedAt: string;
            /**
             * @description The label asked for, else one derived from the deployment
             * @example 2.1
             */
            version: string;
        };
        ExportJobList: {
            /** @description Whether there are results beyond this page */
            hasMore: boolean;
            jobs: components["schemas"]["ExportJob"][];
            nextCursor: string | null;
        };
        FeedbackByPage: {
            feedback: {
                /** @description Code snippet entries */
                code: number;
                /**
                 * @description Documentation page path
                 * @example /quickstart
                 */
                path: string;
                /** @description Negative contextual entries */
                thumbsDown: number;
                /** @description Positive contextual entries */
                thumbsUp: number;
                /** @description All entries that pass the filters */
                total: number;
                /** @description Votes of every source */
                votes: {
                    down: number;
                    up: number;
                };
            }[];
            /** @description Whether there are results beyond this page */
            hasMore: boolean;
            nextCursor: string | null;
        };
        FeedbackEntry: {
            code?: string | null;
            comment: string | null;
            contact?: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             * @example 2026-03-14T09:26:53.000Z
             */
            createdAt: string;
            filename?: string | null;
            helpful?: boolean | null;
            /** @example fb_9f86d081884c7d659a2f */
            id: string;
            lang?: string | null;
            note: string | null;
            /** @example /quickstart */
            path: string;
            reason?: string | null;
            /** @enum {unknown} */
            source: "code_snippet" | "contextual" | "agent" | "thumbs_only";
            /** @enum {unknown} */
            status: "pending" | "in_progress" | "resolved" | "dismissed";
        };
        FeedbackList: {
            feedback: components["schemas"]["FeedbackEntry"][];
            /** @description Whether there are results beyond this page */
            hasMore: boolean;
            nextCursor: string | null;
        };
        FeedbackVotes: {
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             * @example 2026-03-14T09:26:53.000Z
             */
            dateFrom: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             * @example 2026-03-14T09:26:53.000Z
             */
            dateTo: string;
            /** @description The days with votes, oldest first */
            days: {
                /**
                 * Format: date
                 * @description A day in UTC
                 * @example 2026-03-14
                 */
                date: string;
                down: number;
                up: number;
            }[];
        };
        Invitation: {
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             * @example 2026-03-14T09:26:53.000Z
             */
            createdAt: string;
            /** @example ada@example.com */
            email: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             * @example 2026-03-14T09:26:53.000Z
             */
            expiresAt: string;
            /** @example inv_9f86d081884c7d659a2f */
            invitationId: string;
            /** @enum {unknown} */
            role: "viewer" | "editor" | "admin" | "owner";
        };
        InvitationCreated: {
            invitation: components["schemas"]["Invitation"];
            /**
             * @description Works once
             * @example https://docs-platform.example.com/invitations/accept#token=…
             */
            url: string;
        };
        InvitationList: {
            /** @description Whether there are results beyond this page */
            hasMore: boolean;
            invitations: components["schemas"]["Invitation"][];
            nextCursor: string | null;
        };
        Me: {
            organization: components["schemas"]["Organization"];
            organizations: {
                /** @example Acme */
                name: string;
                /** @example org_9f86d081884c7d659a2f */
                organizationId: string;
                /** @enum {unknown} */
                role: "viewer" | "editor" | "admin" | "owner";
            }[];
            role: ("viewer" | "editor" | "admin" | "owner") | null;
            user: {
                /** @example ada@example.com */
                email: string;
                /** @example Ada Writer */
                name: string;
                /** @example usr_9f86d081884c7d659a2f */
                userId: string;
            } | null;
        };
        Member: {
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             * @example 2026-03-14T09:26:53.000Z
             */
            createdAt: string;
            /** @example ada@example.com */
            email: string;
            /** @example mem_9f86d081884c7d659a2f */
            memberId: string;
            /** @example Ada Writer */
            name: string;
            /** @enum {unknown} */
            role: "viewer" | "editor" | "admin" | "owner";
            /** @example usr_9f86d081884c7d659a2f */
            userId: string;
        };
        MemberList: {
            /** @description Whether there are results beyond this page */
            hasMore: boolean;
            members: components["schemas"]["Member"][];
            nextCursor: string | null;
        };
        Organization: {
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             * @example 2026-03-14T09:26:53.000Z
             */
            createdAt: string;
            /** @example Acme */
            name: string;
            /** @example org_9f86d081884c7d659a2f */
            organizationId: string;
            /** @enum {unknown} */
            plan: "free" | "pro" | "enterprise";
            /** @example acme */
            slug: string;
        };
        Preview: {
            /** @example new-guide */
            branch: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             * @example 2026-03-14T09:26:53.000Z
             */
            createdAt: string;
            /** @example prv_9f86d081884c7d659a2f */
            previewId: string;
            /** @example https://docs-new-guide-321608f135.previews.example.org */
            previewUrl: string;
            status: ("queued" | "in_progress" | "success" | "failure") | null;
            statusId: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             * @example 2026-03-14T09:26:53.000Z
             */
            updatedAt: string;
        };
        PreviewAccepted: {
            /**
             * @description Where the preview is hosted; never changes for a branch
             * @example https://docs-new-guide-321608f135.previews.example.org
             */
            previewUrl: string;
            /**
             * @description Passed to the deployment status operation
             * @example dep_9f86d081884c7d659a2f
             */
            statusId: string;
        };
        PreviewList: {
            /** @description Whether there are results beyond this page */
            hasMore: boolean;
            nextCursor: string | null;
            previews: components["schemas"]["Preview"][];
        };
        Project: {
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             * @example 2026-03-14T09:26:53.000Z
             */
            createdAt: string;
            /**
             * @description The host name to export: the custom domain if there is one
             * @example docs.example.com
             */
            domain: string;
            hasCredential: boolean;
            liveDeploymentId: string | null;
            /** @example Acme docs */
            name: string;
            /** @example prj_9f86d081884c7d659a2f */
            projectId: string;
            /** @example https://docs.example.com */
            siteUrl: string;
            /**
             * @description The label of its host names
             * @example acme-docs
             */
            slug: string;
            source: {
                /** @example main */
                branch: string;
                /**
                 * @description Folder of docs.json in a monorepo; empty for the root
                 * @example docs
                 */
                directory: string;
                /**
                 * @description https:// or ssh:// (git@host:path) remote
                 * @example https://github.com/acme/docs
                 */
                repositoryUrl: string;
            };
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             * @example 2026-03-14T09:26:53.000Z
             */
            updatedAt: string;
        };
        ProjectList: {
            /** @description Whether there are results beyond this page */
            hasMore: boolean;
            nextCursor: string | null;
            projects: components["schemas"]["Project"][];
        };
        SetupState: {
            needed: boolean;
            tokenRequired: boolean;
        };
        UpdateAccepted: {
            /** @example dep_9f86d081884c7d659a2f */
            statusId: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listFeedback: {
        parameters: {
            query?: {
                /** @description nextCursor of the answer before */
                cursor?: string;
                /** @description Entries from this moment on: an ISO 8601 date-time, or YYYY-MM-DD */
                dateFrom?: string;
                /** @description Entries before this moment: an ISO 8601 date-time, or YYYY-MM-DD */
                dateTo?: string;
                /** @description How many at the most */
                limit?: number;
                source?: "code_snippet" | "contextual" | "agent" | "thumbs_only";
                /**
                 * @description Comma-separated, any of pending, in_progress, resolved, dismissed
                 * @example pending,in_progress
                 */
                status?: string;
            };
            header?: never;
            path: {
                /** @example prj_9f86d081884c7d659a2f */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600" | "\"analytics-members\";q=2000;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackList"];
                };
            };
            /** @description `invalid_request` */
            400: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600" | "\"analytics-members\";q=2000;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600" | "\"analytics-members\";q=2000;w=3600";
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role` */
            403: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600" | "\"analytics-members\";q=2000;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600" | "\"analytics-members\";q=2000;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600" | "\"analytics-members\";q=2000;w=3600";
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600" | "\"analytics-members\";q=2000;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600" | "\"analytics-members\";q=2000;w=3600";
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example fb_9f86d081884c7d659a2f */
                feedbackId: string;
                /** @example prj_9f86d081884c7d659a2f */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    note?: string | null;
                    /** @enum {unknown} */
                    status?: "pending" | "in_progress" | "resolved" | "dismissed";
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600" | "\"analytics-members\";q=2000;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackEntry"];
                };
            };
            /** @description `invalid_request`, `invalid_body` */
            400: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600" | "\"analytics-members\";q=2000;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600" | "\"analytics-members\";q=2000;w=3600";
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role`, `insufficient_scope`, `origin_not_allowed` */
            403: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600" | "\"analytics-members\";q=2000;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600" | "\"analytics-members\";q=2000;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600" | "\"analytics-members\";q=2000;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600" | "\"analytics-members\";q=2000;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600" | "\"analytics-members\";q=2000;w=3600";
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600" | "\"analytics-members\";q=2000;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600" | "\"analytics-members\";q=2000;w=3600";
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getFeedbackByPage: {
        parameters: {
            query?: {
                /** @description nextCursor of the answer before */
                cursor?: string;
                /** @description Entries from this moment on: an ISO 8601 date-time, or YYYY-MM-DD */
                dateFrom?: string;
                /** @description Entries before this moment: an ISO 8601 date-time, or YYYY-MM-DD */
                dateTo?: string;
                limit?: number;
                source?: "code_snippet" | "contextual" | "agent" | "thumbs_only";
                /**
                 * @description Comma-separated, any of pending, in_progress, resolved, dismissed
                 * @example pending,in_progress
                 */
                status?: string;
            };
            header?: never;
            path: {
                /** @example prj_9f86d081884c7d659a2f */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600" | "\"analytics-members\";q=2000;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackByPage"];
                };
            };
            /** @description `invalid_request` */
            400: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600" | "\"analytics-members\";q=2000;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600" | "\"analytics-members\";q=2000;w=3600";
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role` */
            403: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600" | "\"analytics-members\";q=2000;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600" | "\"analytics-members\";q=2000;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600" | "\"analytics-members\";q=2000;w=3600";
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600" | "\"analytics-members\";q=2000;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600" | "\"analytics-members\";q=2000;w=3600";
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getFeedbackVotes: {
        parameters: {
            query?: {
                /** @description Entries from this moment on: an ISO 8601 date-time, or YYYY-MM-DD */
                dateFrom?: string;
                /** @description Entries before this moment: an ISO 8601 date-time, or YYYY-MM-DD */
                dateTo?: string;
                source?: "code_snippet" | "contextual" | "agent" | "thumbs_only";
                /**
                 * @description Comma-separated, any of pending, in_progress, resolved, dismissed
                 * @example pending,in_progress
                 */
                status?: string;
            };
            header?: never;
            path: {
                /** @example prj_9f86d081884c7d659a2f */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600" | "\"analytics-members\";q=2000;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackVotes"];
                };
            };
            /** @description `invalid_request` */
            400: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600" | "\"analytics-members\";q=2000;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600" | "\"analytics-members\";q=2000;w=3600";
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role` */
            403: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600" | "\"analytics-members\";q=2000;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600" | "\"analytics-members\";q=2000;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600" | "\"analytics-members\";q=2000;w=3600";
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600" | "\"analytics-members\";q=2000;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600" | "\"analytics-members\";q=2000;w=3600";
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAudit: {
        parameters: {
            query?: {
                /** @description nextCursor of the answer before */
                cursor?: string;
                /** @description How many at the most */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditList"];
                };
            };
            /** @description `invalid_request` */
            400: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role` */
            403: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                /** @description nextCursor of the answer before */
                cursor?: string;
                /** @description How many at the most */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationList"];
                };
            };
            /** @description `invalid_request` */
            400: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role` */
            403: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a request with the same key and body answers what the first answered, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: email
                     * @example ada@example.com
                     */
                    email: string;
                    /** @enum {unknown} */
                    role: "viewer" | "editor" | "admin" | "owner";
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Where the result is */
                    Location?: string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationCreated"];
                };
            };
            /** @description `invalid_request`, `invalid_body` */
            400: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role`, `insufficient_scope`, `origin_not_allowed` */
            403: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `conflict`, `idempotency_in_progress` */
            409: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_mismatch` */
            422: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example inv_9f86d081884c7d659a2f */
                invitationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role`, `insufficient_scope`, `origin_not_allowed` */
            403: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Ada Writer */
                    name: string;
                    password: string;
                    /** @description From the link of the invitation */
                    token: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description `invalid_request`, `invalid_body` */
            400: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `link_invalid`, `origin_not_allowed` */
            403: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listKeys: {
        parameters: {
            query?: {
                /** @description nextCursor of the answer before */
                cursor?: string;
                /** @description How many at the most */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyList"];
                };
            };
            /** @description `invalid_request` */
            400: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role` */
            403: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a request with the same key and body answers what the first answered, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description From where it may be used; left out or empty for everywhere */
                    allowedCidrs?: string[];
                    expiresAt?: string | null;
                    /** @example Nightly export */
                    name: string;
                    /** @enum {unknown} */
                    scope: "read" | "write";
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Where the result is */
                    Location?: string;
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"key-creation\";q=10;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyCreated"];
                };
            };
            /** @description `invalid_request`, `invalid_body` */
            400: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"key-creation\";q=10;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"key-creation\";q=10;w=3600";
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role`, `insufficient_scope`, `origin_not_allowed` */
            403: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"key-creation\";q=10;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress` */
            409: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"key-creation\";q=10;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"key-creation\";q=10;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"key-creation\";q=10;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_mismatch` */
            422: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"key-creation\";q=10;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"key-creation\";q=10;w=3600";
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"key-creation\";q=10;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"key-creation\";q=10;w=3600";
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example key_9f86d081884c7d659a2f */
                keyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked; refused from the next request on */
            204: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role`, `insufficient_scope`, `origin_not_allowed` */
            403: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    rotateKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a request with the same key and body answers what the first answered, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example key_9f86d081884c7d659a2f */
                keyId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description Days for which the old key works on
                     * @default 1
                     */
                    graceDays?: number;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Where the result is */
                    Location?: string;
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"key-creation\";q=10;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyCreated"];
                };
            };
            /** @description `invalid_request`, `invalid_body` */
            400: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"key-creation\";q=10;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"key-creation\";q=10;w=3600";
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role`, `insufficient_scope`, `origin_not_allowed` */
            403: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"key-creation\";q=10;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"key-creation\";q=10;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `conflict`, `idempotency_in_progress` */
            409: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"key-creation\";q=10;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"key-creation\";q=10;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"key-creation\";q=10;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_mismatch` */
            422: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"key-creation\";q=10;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"key-creation\";q=10;w=3600";
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"key-creation\";q=10;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"key-creation\";q=10;w=3600";
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role` */
            403: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listMembers: {
        parameters: {
            query?: {
                /** @description nextCursor of the answer before */
                cursor?: string;
                /** @description How many at the most */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberList"];
                };
            };
            /** @description `invalid_request` */
            400: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role` */
            403: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example mem_9f86d081884c7d659a2f */
                memberId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role`, `insufficient_scope`, `origin_not_allowed` */
            403: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `conflict` */
            409: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example mem_9f86d081884c7d659a2f */
                memberId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    role: "viewer" | "editor" | "admin" | "owner";
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            /** @description `invalid_request`, `invalid_body` */
            400: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role`, `insufficient_scope`, `origin_not_allowed` */
            403: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `conflict` */
            409: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role` */
            403: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example Acme */
                    name: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            /** @description `invalid_request`, `invalid_body` */
            400: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role`, `insufficient_scope`, `origin_not_allowed` */
            403: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPreviews: {
        parameters: {
            query?: {
                /** @description nextCursor of the answer before */
                cursor?: string;
                /** @description How many at the most */
                limit?: number;
            };
            header?: never;
            path: {
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewList"];
                };
            };
            /** @description `invalid_request` */
            400: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role` */
            403: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    triggerPreview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a request with the same key and body answers what the first answered, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                projectId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Git branch name
                     * @example new-guide
                     */
                    branch: string;
                };
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Where the result is */
                    Location?: string;
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"preview-trigger\";q=5;w=60";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewAccepted"];
                };
            };
            /** @description `invalid_request`, `invalid_body` */
            400: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"preview-trigger\";q=5;w=60";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"preview-trigger\";q=5;w=60";
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `preview_limit_reached`, `address_not_allowed`, `insufficient_role`, `insufficient_scope`, `origin_not_allowed` */
            403: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"preview-trigger\";q=5;w=60";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"preview-trigger\";q=5;w=60";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress` */
            409: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"preview-trigger\";q=5;w=60";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"preview-trigger\";q=5;w=60";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"preview-trigger\";q=5;w=60";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_mismatch` */
            422: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"preview-trigger\";q=5;w=60";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"preview-trigger\";q=5;w=60";
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"preview-trigger\";q=5;w=60";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"preview-trigger\";q=5;w=60";
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deletePreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Percent-encoded
                 * @example new-guide
                 */
                branch: string;
                /** @example prj_9f86d081884c7d659a2f */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role`, `insufficient_scope`, `origin_not_allowed` */
            403: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getDeploymentStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example dep_9f86d081884c7d659a2f */
                statusId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deployment"];
                };
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role` */
            403: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listDiagnostics: {
        parameters: {
            query?: {
                /** @description nextCursor of the answer before */
                cursor?: string;
                /** @description How many at the most */
                limit?: number;
            };
            header?: never;
            path: {
                /** @example dep_9f86d081884c7d659a2f */
                statusId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiagnosticList"];
                };
            };
            /** @description `invalid_request` */
            400: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role` */
            403: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateProduction: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a request with the same key and body answers what the first answered, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Where the result is */
                    Location?: string;
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"production-update\";q=10;w=10";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateAccepted"];
                };
            };
            /** @description `invalid_request` */
            400: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"production-update\";q=10;w=10";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"production-update\";q=10;w=10";
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role`, `insufficient_scope`, `origin_not_allowed` */
            403: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"production-update\";q=10;w=10";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"production-update\";q=10;w=10";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_in_progress` */
            409: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"production-update\";q=10;w=10";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_mismatch` */
            422: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"production-update\";q=10;w=10";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"production-update\";q=10;w=10";
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"production-update\";q=10;w=10";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"production-update\";q=10;w=10";
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listProjects: {
        parameters: {
            query?: {
                /** @description nextCursor of the answer before */
                cursor?: string;
                /** @description How many at the most */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectList"];
                };
            };
            /** @description `invalid_request` */
            400: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role` */
            403: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a request with the same key and body answers what the first answered, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example main */
                    branch?: string;
                    credential?: {
                        /** @constant */
                        kind: "token";
                        token: string;
                        username?: string;
                    } | {
                        /** @constant */
                        kind: "ssh-key";
                        knownHosts?: string;
                        privateKey: string;
                    };
                    /** @example docs */
                    directory?: string;
                    /** @example Acme docs */
                    name: string;
                    /** @example https://github.com/acme/docs */
                    repositoryUrl: string;
                    /**
                     * @description The label of its host names; left out, made of the name
                     * @example acme-docs
                     */
                    slug?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Where the result is */
                    Location?: string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            /** @description `invalid_request`, `invalid_body` */
            400: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role`, `insufficient_scope`, `origin_not_allowed` */
            403: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `conflict`, `idempotency_in_progress` */
            409: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_mismatch` */
            422: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example prj_9f86d081884c7d659a2f */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role` */
            403: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example prj_9f86d081884c7d659a2f */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted, with its deployments, previews, exports and feedback */
            204: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role`, `insufficient_scope`, `origin_not_allowed` */
            403: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example prj_9f86d081884c7d659a2f */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @example main */
                    branch?: string;
                    credential?: ({
                        /** @constant */
                        kind: "token";
                        token: string;
                        username?: string;
                    } | {
                        /** @constant */
                        kind: "ssh-key";
                        knownHosts?: string;
                        privateKey: string;
                    }) | null;
                    /** @example docs */
                    directory?: string;
                    /** @example Acme docs */
                    name?: string;
                    /** @example https://github.com/acme/docs */
                    repositoryUrl?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            /** @description `invalid_request`, `invalid_body` */
            400: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role`, `insufficient_scope`, `origin_not_allowed` */
            403: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listDeployments: {
        parameters: {
            query?: {
                /** @description nextCursor of the answer before */
                cursor?: string;
                /** @description How many at the most */
                limit?: number;
            };
            header?: never;
            path: {
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeploymentList"];
                };
            };
            /** @description `invalid_request` */
            400: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role` */
            403: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listDomains: {
        parameters: {
            query?: {
                /** @description nextCursor of the answer before */
                cursor?: string;
                /** @description How many at the most */
                limit?: number;
            };
            header?: never;
            path: {
                /** @example prj_9f86d081884c7d659a2f */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DomainList"];
                };
            };
            /** @description `invalid_request` */
            400: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role` */
            403: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addDomain: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a request with the same key and body answers what the first answered, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example prj_9f86d081884c7d659a2f */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example docs.example.com */
                    hostname: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Where the result is */
                    Location?: string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Domain"];
                };
            };
            /** @description `invalid_request`, `invalid_body` */
            400: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role`, `insufficient_scope`, `origin_not_allowed` */
            403: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `conflict`, `idempotency_in_progress` */
            409: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_mismatch` */
            422: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    removeDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example docs.example.com */
                hostname: string;
                /** @example prj_9f86d081884c7d659a2f */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role`, `insufficient_scope`, `origin_not_allowed` */
            403: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    verifyDomain: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a request with the same key and body answers what the first answered, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example docs.example.com */
                hostname: string;
                /** @example prj_9f86d081884c7d659a2f */
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Domain"];
                };
            };
            /** @description `invalid_request` */
            400: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role`, `insufficient_scope`, `origin_not_allowed` */
            403: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `conflict`, `idempotency_in_progress` */
            409: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_mismatch` */
            422: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    rollBack: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a request with the same key and body answers what the first answered, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                projectId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description An earlier successful production deployment
                     * @example dep_9f86d081884c7d659a2f
                     */
                    deploymentId: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deployment"];
                };
            };
            /** @description `invalid_request`, `invalid_body` */
            400: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role`, `insufficient_scope`, `origin_not_allowed` */
            403: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `conflict`, `idempotency_in_progress` */
            409: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_mismatch` */
            422: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example ada@example.com */
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description `invalid_request`, `invalid_body` */
            400: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `origin_not_allowed` */
            403: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out */
            204: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `origin_not_allowed` */
            403: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSetup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetupState"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    setUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: email
                     * @example ada@example.com
                     */
                    email: string;
                    /** @example Ada Writer */
                    name: string;
                    /** @example Acme */
                    organization: string;
                    password: string;
                    /** @enum {unknown} */
                    plan?: "free" | "pro" | "enterprise";
                    /** @description Printed at start where the server listens beyond this machine */
                    token?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description Where the result is */
                    Location?: string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description `invalid_request`, `invalid_body` */
            400: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `origin_not_allowed` */
            403: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `conflict` */
            409: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listStaticExports: {
        parameters: {
            query?: {
                /** @description nextCursor of the answer before */
                cursor?: string;
                /** @description How many at the most */
                limit?: number;
                /** @description Those of one project alone */
                projectId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-status\";q=120;w=60";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportJobList"];
                };
            };
            /** @description `invalid_request` */
            400: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-status\";q=120;w=60";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-status\";q=120;w=60";
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role`, `plan_required` */
            403: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-status\";q=120;w=60";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-status\";q=120;w=60";
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-status\";q=120;w=60";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-status\";q=120;w=60";
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    startStaticExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a request with the same key and body answers what the first answered, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Host name of the site: its own domain or its address under the sites domain
                     * @example docs.example.com
                     */
                    domain: string;
                    features?: {
                        /**
                         * Format: uri
                         * @example https://docs.example.com/analytics
                         */
                        analyticsEndpoint?: string;
                        apiPlayground?: boolean;
                        /**
                         * Format: uri
                         * @example https://docs.example.com/assistant
                         */
                        assistantEndpoint?: string;
                        /**
                         * Format: uri
                         * @example https://docs.example.com/feedback
                         */
                        feedbackEndpoint?: string;
                        /** @description Images, films, frames, fonts and styles of other hosts stay; not for air-gapped sites */
                        outsideContent?: boolean;
                        search?: boolean;
                    };
                    /** @description Only these pages; left out, all */
                    paths?: string[];
                    /** @enum {unknown} */
                    target?: "client-hosted" | "air-gapped";
                    /**
                     * @description A label for the bundle; left out, one is derived from the deployment
                     * @example 2.1
                     */
                    version?: string;
                };
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description Where the result is */
                    Location?: string;
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-start\";q=10;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportJob"];
                };
            };
            /** @description `invalid_request`, `invalid_body` */
            400: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-start\";q=10;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-start\";q=10;w=3600";
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role`, `insufficient_scope`, `origin_not_allowed`, `plan_required` */
            403: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-start\";q=10;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `conflict`, `idempotency_in_progress` */
            409: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-start\";q=10;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `body_too_large` */
            413: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-start\";q=10;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-start\";q=10;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_mismatch` */
            422: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-start\";q=10;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-start\";q=10;w=3600";
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-start\";q=10;w=3600";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-start\";q=10;w=3600";
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getStaticExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example se_9f86d081884c7d659a2f */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-status\";q=120;w=60";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportJob"];
                };
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-status\";q=120;w=60";
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role`, `plan_required` */
            403: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-status\";q=120;w=60";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-status\";q=120;w=60";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-status\";q=120;w=60";
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-status\";q=120;w=60";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-status\";q=120;w=60";
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    cancelStaticExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example se_9f86d081884c7d659a2f */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-status\";q=120;w=60";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportJob"];
                };
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-status\";q=120;w=60";
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role`, `insufficient_scope`, `origin_not_allowed`, `plan_required` */
            403: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-status\";q=120;w=60";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-status\";q=120;w=60";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `conflict` */
            409: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-status\";q=120;w=60";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-status\";q=120;w=60";
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-status\";q=120;w=60";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-status\";q=120;w=60";
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    generateStaticExportBundle: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a request with the same key and body answers what the first answered, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example se_9f86d081884c7d659a2f */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-bundle\";q=30;w=60";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportBundle"];
                };
            };
            /** @description `invalid_request` */
            400: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-bundle\";q=30;w=60";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized` */
            401: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-bundle\";q=30;w=60";
                    /** @description Always `Bearer` */
                    "WWW-Authenticate": "Bearer";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `address_not_allowed`, `insufficient_role`, `insufficient_scope`, `origin_not_allowed`, `plan_required` */
            403: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-bundle\";q=30;w=60";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-bundle\";q=30;w=60";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `job_not_completed`, `idempotency_in_progress` */
            409: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-bundle\";q=30;w=60";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `gone` */
            410: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-bundle\";q=30;w=60";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_mismatch` */
            422: {
                headers: {
                    /** @description The stored answer of an earlier request */
                    "Idempotency-Replayed"?: "true";
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-bundle\";q=30;w=60";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-bundle\";q=30;w=60";
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal` */
            500: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-bundle\";q=30;w=60";
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable` */
            503: {
                headers: {
                    /** @description What is left, and seconds until more is */
                    RateLimit: string;
                    /** @description Quota and window in seconds */
                    "RateLimit-Policy": "\"export-bundle\";q=30;w=60";
                    /** @description Seconds to wait */
                    "Retry-After": string;
                    /** @description Names the request in the server's logs */
                    "X-Request-Id": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
