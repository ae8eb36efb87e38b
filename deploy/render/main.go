// Renders the chart as Helm does, for the chart's tests: Go's own text/template with the function library that Helm
// uses, on values merged the way Helm merges them. It prints one YAML document per template.
//
//	render CHART_DIR RELEASE_NAME < values.json
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"text/template"

	"github.com/Masterminds/sprig"
	"gopkg.in/yaml.v3"
)

func main() {
	if len(os.Args) != 3 {
		exit(fmt.Errorf("usage: render CHART_DIR RELEASE_NAME < values.json"))
	}
	output, err := render(os.Args[1], os.Args[2])
	if err != nil {
		exit(err)
	}
	fmt.Print(output)
}

func exit(err error) {
	fmt.Fprintln(os.Stderr, err)
	os.Exit(1)
}

func render(directory, release string) (string, error) {
	var chart map[string]interface{}
	if err := readYAML(filepath.Join(directory, "Chart.yaml"), &chart); err != nil {
		return "", err
	}
	var values map[string]interface{}
	if err := readYAML(filepath.Join(directory, "values.yaml"), &values); err != nil {
		return "", err
	}
	var given map[string]interface{}
	if err := json.NewDecoder(os.Stdin).Decode(&given); err != nil {
		return "", fmt.Errorf("values: %w", err)
	}
	context := map[string]interface{}{
		"Values": merge(values, given),
		"Chart": map[string]interface{}{
			"Name": chart["name"], "Version": chart["version"], "AppVersion": chart["appVersion"],
		},
		"Release": map[string]interface{}{
			"Name": release, "Namespace": "default", "Service": "Helm", "IsInstall": true, "Revision": 1,
		},
	}
	names, err := filepath.Glob(filepath.Join(directory, "templates", "*"))
	if err != nil {
		return "", err
	}
	sort.Strings(names)
	root := template.New("chart").Option("missingkey=error")
	root.Funcs(functions(root))
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			return "", err
		}
		if _, err := root.New(filepath.Base(name)).Parse(string(text)); err != nil {
			return "", err
		}
	}
	var documents []string
	for _, name := range names {
		base := filepath.Base(name)
		if !strings.HasSuffix(base, ".yaml") {
			continue
		}
		var out bytes.Buffer
		if err := root.ExecuteTemplate(&out, base, context); err != nil {
			return "", err
		}
		if strings.TrimSpace(out.String()) != "" {
			documents = append(documents, "---\n"+strings.TrimSpace(out.String())+"\n")
		}
	}
	return strings.Join(documents, ""), nil
}

// The functions that Helm adds to sprig's, and the ones it takes away because they read the environment.
func functions(root *template.Template) template.FuncMap {
	funcs := sprig.TxtFuncMap()
	delete(funcs, "env")
	delete(funcs, "expandenv")
	funcs["include"] = func(name string, data interface{}) (string, error) {
		var out bytes.Buffer
		err := root.ExecuteTemplate(&out, name, data)
		return out.String(), err
	}
	funcs["required"] = func(message string, value interface{}) (interface{}, error) {
		if value == nil || value == "" {
			return nil, fmt.Errorf("%s", message)
		}
		return value, nil
	}
	funcs["toYaml"] = func(value interface{}) (string, error) {
		out, err := yaml.Marshal(value)
		return strings.TrimSuffix(string(out), "\n"), err
	}
	return funcs
}

func merge(base, over map[string]interface{}) map[string]interface{} {
	for key, value := range over {
		inner, isMap := value.(map[string]interface{})
		existing, hasMap := base[key].(map[string]interface{})
		if isMap && hasMap {
			base[key] = merge(existing, inner)
		} else {
			base[key] = value
		}
	}
	return base
}

func readYAML(path string, into interface{}) error {
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	return yaml.Unmarshal(text, into)
}
