import { readLicences, refused } from "./read-licences.ts";

/** `npm run licences`: the licences of all packages that the site is built of, and whether each may be used. */
const licences = readLicences();
for (const [license, names] of licences)
	console.info(`${String(names.length).padStart(4)}  ${license.padEnd(48)}${names.slice(0, 3).join(", ")}`);
const open = refused(licences);
for (const problem of open) console.error(problem);
process.exitCode = open.length > 0 ? 1 : 0;
