import { expect, test } from "vitest";
import { sitemap } from "./sitemap.ts";

test("each page names its address in every language, and the one for everybody else", () => {
	const xml = sitemap("https://rumbo.example", [{ es: "/nosotros", en: "/en/about" }, { es: "/blog/solo" }]);
	const twins = [
		'hreflang="es" href="https://rumbo.example/nosotros"',
		'hreflang="en" href="https://rumbo.example/en/about"',
		'hreflang="x-default" href="https://rumbo.example/nosotros"',
	];
	for (const path of ["/nosotros", "/en/about"]) {
		const url = xml.split("<url>").find((each) => each.includes(`<loc>https://rumbo.example${path}</loc>`));
		for (const twin of twins) expect(url).toContain(twin);
	}
	expect(xml.match(/hreflang="en"/g)).toHaveLength(2);
});
