// Hot reload has to stand before the first component is read.
import "virtual:react-router/inject-hmr-runtime";
import "./entry.ts";
