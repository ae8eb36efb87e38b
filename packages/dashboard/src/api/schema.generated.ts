// Generated from api/openapi.generated.json by api/generate.ts; do not edit.

export interface paths {
    "/v1/analytics/{projectId}/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Single entries of feedback, newest first */
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
        /** Set the status or the note of an entry */
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
        /** Feedback by page */
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
        /** Votes by day */
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
        /** What was done in the organization, newest first */
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
        /** List the open invitations, oldest first */
        get: operations["listInvitations"];
        put?: never;
        /** Invite someone by a link */
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
        /** Revoke an invitation */
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
        /** Accept an invitation and be signed in */
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
        /** List the API keys, newest first */
        get: operations["listKeys"];
        put?: never;
        /** Create an API key; it is shown once */
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
        /** Revoke an API key */
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
        /** Replace an API key; the old one works on for a grace period */
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
        /** Who calls, and for which organization */
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
        /** List the members, the first to join before the others */
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
        /** Remove a member, their sessions and keys */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /** Give a member another role */
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
        /** The organization */
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
        /** List the previews of a project, newest first */
        get: operations["listPreviews"];
        put?: never;
        /** Deploy a preview of a branch */
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
        /** Take the preview of a branch off */
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
        /** Status and log of a deployment */
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
        /** What a build found in the content, with file, line and column */
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
        /** Deploy production from the project's branch */
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
        /** List the projects, newest first */
        get: operations["listProjects"];
        put?: never;
        /** Create a project from a repository */
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
        /** A project */
        get: operations["getProject"];
        put?: never;
        post?: never;
        /** Delete a project and all it has */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        /** Change a project's name or source */
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
        /** List the deployments of a project, newest first; their logs are left out */
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
        /** List a project's own domains */
        get: operations["listDomains"];
        put?: never;
        /** Add a domain, to be verified */
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
        /** Verify a domain by its DNS record */
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
        /** Show an earlier production deployment again */
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
        /** Sign a member in */
        post: operations["signIn"];
        /** Sign out */
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
        /** Whether the server still has to be set up */
        get: operations["getSetup"];
        put?: never;
        /** First run: make the owner and the organization */
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
        /** Static exports, newest first */
        get: operations["listStaticExports"];
        put?: never;
        /** Start a static export of a site */
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
        /** Status of a static export */
        get: operations["getStaticExport"];
        put?: never;
        post?: never;
        /** Cancel a static export */
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
        /** A fresh link to the bundle of a completed static export */
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
            allowedCidrs: string[];
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            createdAt: string;
            createdBy: string | null;
            /** @description First 8 and last 4 characters */
            display: string;
            expiresAt: string | null;
            keyId: string;
            lastUsedAt: string | null;
            name: string;
            replacedBy: string | null;
            revokedAt: string | null;
            /** @enum {unknown} */
            scope: "read" | "write";
        };
        ApiKeyCreated: {
            apiKey: components["schemas"]["ApiKey"];
            key: string;
        };
        ApiKeyList: {
            /** @description Whether there are results beyond this page */
            hasMore: boolean;
            keys: components["schemas"]["ApiKey"][];
            nextCursor: string | null;
        };
        AuditEntry: {
            /** @description For example key.create */
            action: string;
            /** @description A user's e-mail address, or a key's name and display */
            actor: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            at: string;
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
            _id: string;
            author: string | null;
            commit: {
                filesChanged: {
                    added: string[];
                    modified: string[];
                    removed: string[];
                };
                message: string;
                ref: string;
                sha: string;
            } | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            createdAt: string;
            diagnosticCounts: {
                error: number;
                info: number;
                warning: number;
            } | null;
            endedAt: string | null;
            error?: {
                code: string;
                column?: number;
                file?: string;
                line?: number;
                message: string;
            };
            /** @enum {unknown} */
            kind: "production" | "preview";
            /** @description Whether this deployment is being served */
            live: boolean;
            logs: string[];
            pageCount: number | null;
            previewUrl?: string;
            projectId: string;
            screenshot: string | null;
            /** @enum {unknown} */
            source: "api" | "dashboard" | "github" | "gitlab" | "internal";
            /** @enum {unknown} */
            status: "queued" | "in_progress" | "success" | "failure";
            subdomain: string;
            summary: string;
            /** @description Where the deployment is, or will be, served */
            url: string;
        };
        DeploymentList: {
            deployments: components["schemas"]["Deployment"][];
            /** @description Whether there are results beyond this page */
            hasMore: boolean;
            nextCursor: string | null;
        };
        Diagnostic: {
            code: string;
            column?: number;
            file: string;
            hint?: string;
            line?: number;
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
             */
            createdAt: string;
            hostname: string;
            /** @description The DNS record that proves who owns the domain */
            verification: {
                name: string;
                /** @constant */
                type: "TXT";
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
            /** @description Stable; one of the error catalogue */
            code: string;
            /** @description One entry for each fault of the request */
            details?: {
                message: string;
                path?: string;
            }[];
            /** @description What went wrong, in one sentence */
            error: string;
            requestId: string;
        };
        ExportBundle: {
            /** @description Presigned link; only it expires, not the bundle */
            bundleUrl: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            expiresAt: string;
            /** @constant */
            format: "tar.gz";
            jobId: string;
            sha256: string;
            sizeBytes: number;
            version: string;
        };
        ExportJob: {
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            createdAt: string;
            /** @description The one deployment that is exported */
            deploymentId: string;
            domain: string;
            error: string | null;
            jobId: string;
            /** @description Pages exported so far */
            pageCount: number;
            /** @description Never falls; 100 exactly when completed */
            progress: number;
            /** @enum {unknown} */
            status: "queued" | "running" | "completed" | "failed";
            /** @enum {unknown} */
            target: "client-hosted" | "air-gapped";
            totalPages: number | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            updatedAt: string;
            /** @description The label asked for, else one derived from the deployment */
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
                /** @description Documentation page path */
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
             */
            createdAt: string;
            filename?: string | null;
            helpful?: boolean | null;
            id: string;
            lang?: string | null;
            note: string | null;
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
             */
            dateFrom: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            dateTo: string;
            /** @description The days with votes, oldest first */
            days: {
                /**
                 * Format: date
                 * @description A day in UTC
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
             */
            createdAt: string;
            email: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            expiresAt: string;
            invitationId: string;
            /** @enum {unknown} */
            role: "viewer" | "editor" | "admin" | "owner";
        };
        InvitationCreated: {
            invitation: components["schemas"]["Invitation"];
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
                name: string;
                organizationId: string;
                /** @enum {unknown} */
                role: "viewer" | "editor" | "admin" | "owner";
            }[];
            role: ("viewer" | "editor" | "admin" | "owner") | null;
            user: {
                email: string;
                name: string;
                userId: string;
            } | null;
        };
        Member: {
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            createdAt: string;
            email: string;
            memberId: string;
            name: string;
            /** @enum {unknown} */
            role: "viewer" | "editor" | "admin" | "owner";
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
             */
            createdAt: string;
            name: string;
            organizationId: string;
            /** @enum {unknown} */
            plan: "free" | "pro" | "enterprise";
            slug: string;
        };
        Preview: {
            branch: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            createdAt: string;
            previewId: string;
            previewUrl: string;
            status: ("queued" | "in_progress" | "success" | "failure") | null;
            statusId: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             */
            updatedAt: string;
        };
        PreviewAccepted: {
            /** @description Where the preview is hosted; never changes for a branch */
            previewUrl: string;
            /** @description Passed to the deployment status operation */
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
             */
            createdAt: string;
            /** @description The host name to export: the custom domain if there is one */
            domain: string;
            hasCredential: boolean;
            liveDeploymentId: string | null;
            name: string;
            projectId: string;
            siteUrl: string;
            /** @description The label of its host names */
            slug: string;
            source: {
                branch: string;
                /** @description Folder of docs.json in a monorepo; empty for the root */
                directory: string;
                /** @description https:// or ssh:// (git@host:path) remote */
                repositoryUrl: string;
            };
            /**
             * Format: date-time
             * @description RFC 3339, UTC
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
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600";
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
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600";
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
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600";
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
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600";
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
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600";
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
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600";
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
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600";
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
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600";
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
                feedbackId: string;
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
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600";
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
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600";
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
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600";
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
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600";
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
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600";
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
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600";
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
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600";
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
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600";
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
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600";
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
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600";
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
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600";
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
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600";
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
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600";
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
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600";
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
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600";
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
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600";
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
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600";
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
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600";
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
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600";
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
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600";
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
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600";
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
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600";
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
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600";
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
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600";
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
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600";
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
                    "RateLimit-Policy": "\"analytics\";q=100;w=3600";
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
                    /** Format: email */
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
                    name: string;
                    password: string;
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
                    allowedCidrs?: string[];
                    expiresAt?: string | null;
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
                keyId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @default 1 */
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
                    /** @description Git branch name */
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
                /** @description Percent-encoded */
                branch: string;
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
                limit?: number;
            };
            header?: never;
            path: {
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
                    directory?: string;
                    name: string;
                    repositoryUrl: string;
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
                projectId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
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
                    directory?: string;
                    name?: string;
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
                projectId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
                hostname: string;
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
                hostname: string;
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
                    /** @description An earlier successful production deployment */
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
                    /** Format: email */
                    email: string;
                    name: string;
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
                    /** @description Host name of the site: its own domain or its address under the sites domain */
                    domain: string;
                    features?: {
                        /** Format: uri */
                        analyticsEndpoint?: string;
                        apiPlayground?: boolean;
                        /** Format: uri */
                        assistantEndpoint?: string;
                        /** Format: uri */
                        feedbackEndpoint?: string;
                        /** @description Images, films, frames, fonts and styles of other hosts stay; not for air-gapped sites */
                        outsideContent?: boolean;
                        search?: boolean;
                    };
                    paths?: string[];
                    /** @enum {unknown} */
                    target?: "client-hosted" | "air-gapped";
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
