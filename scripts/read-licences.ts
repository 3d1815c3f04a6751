import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const root = dirname(import.meta.dirname);

/** Licences that let anybody use, change and sell what is built with the package. */
const permissive = new Set([
	"0BSD",
	"Apache-2.0",
	"BSD-2-Clause",
	"BSD-3-Clause",
	"BlueOak-1.0.0",
	"CC0-1.0",
	"ISC",
	"MIT",
	"MIT-0",
	"MPL-2.0",
	"Unlicense",
]);
/** Packages whose licence asks for more, or that name none, and why they may be used. */
const allowed: Record<string, string> = {
	"png-js": "MIT by its file LICENSE; its package.json names none",
};
/** Stays a library of its own, which whoever runs the site may replace: what its licence asks for. */
const libvips = /^@img\/sharp-/;

/** The packages that are no development tools, by licence, as the lock file names them. */
export function readLicences(): Map<string, string[]> {
	const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
	const licences = new Map<string, string[]>();
	for (const [path, { dev, license = "none" }] of Object.entries<{ dev?: boolean; license?: string }>(
		packages,
	)) {
		if (!path || dev) continue;
		const name = path.replace(/^.*node_modules\//, "");
		licences.set(license, [...(licences.get(license) ?? []), name]);
	}
	return new Map([...licences].toSorted(([, a], [, b]) => b.length - a.length));
}

/** One sentence for each package that may not be used. */
export function refused(licences: ReadonlyMap<string, readonly string[]>): string[] {
	return [...licences]
		.filter(([license]) => !isPermissive(license))
		.flatMap(([license, names]) =>
			names
				.filter((name) => !allowed[name] && !(libvips.test(name) && /LGPL-3\.0/.test(license)))
				.map((name) => `${name} is under ${license}: choose another package, or say why it may be used.`),
		);
}

/** "A OR B" needs one of them, "A AND B" both. */
function isPermissive(license: string): boolean {
	const plain = license.replace(/[()]/g, "");
	if (plain.includes(" OR ")) return plain.split(" OR ").some(isPermissive);
	return plain.split(" AND ").every((part) => permissive.has(part));
}
