// Says which Node is missing where an older one could not even read the site.
const wanted = 26;
if (Number(process.versions.node.split(".")[0]) < wanted) {
	console.error(`The site needs Node ${wanted} or newer; this is ${process.version}.`);
	process.exit(1);
}
await import("./server/server.js");
