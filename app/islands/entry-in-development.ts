// Hot reload must load before the first component.
import "virtual:react-router/inject-hmr-runtime";
import "./entry.ts";
