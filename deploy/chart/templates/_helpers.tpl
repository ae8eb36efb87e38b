{{- define "lectern.name" -}}
{{- printf "%s-%s" .Release.Name .Chart.Name | trunc 50 | trimSuffix "-" -}}
{{- end -}}

{{- define "lectern.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "lectern.labels" -}}
{{ include "lectern.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end -}}

{{- define "lectern.image" -}}
{{- printf "%s:%s" .Values.image.repository (default .Chart.AppVersion .Values.image.tag) -}}
{{- end -}}

{{/* A bundle comes by https from a public host, or from a host that the operator has named. */}}
{{- define "lectern.checkBundleHost" -}}
{{- $url := urlParse .Values.staticExport.bundleUrl -}}
{{- $host := (split ":" $url.host)._0 -}}
{{- if not (or (has $url.host .Values.bundleHosts) (has $host .Values.bundleHosts)) -}}
{{- if .Values.bundleHosts -}}
{{- fail (printf "staticExport.bundleUrl: the host %s is not in bundleHosts" $url.host) -}}
{{- end -}}
{{- if ne $url.scheme "https" -}}
{{- fail (printf "staticExport.bundleUrl must begin with https://, or its host %s must be listed in bundleHosts" $url.host) -}}
{{- end -}}
{{- if or (regexMatch "^(localhost|.*\\.(localhost|local|internal|svc))$" $host) (regexMatch "^(0|10|127)\\.|^169\\.254\\.|^192\\.168\\.|^172\\.(1[6-9]|2[0-9]|3[01])\\." $host) (hasPrefix "[" $url.host) -}}
{{- fail (printf "staticExport.bundleUrl: %s is a private address; list it in bundleHosts if that is meant" $host) -}}
{{- end -}}
{{- end -}}
{{- end -}}

{{- define "lectern.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
runAsNonRoot: true
capabilities:
  drop: ["ALL"]
{{- end -}}
