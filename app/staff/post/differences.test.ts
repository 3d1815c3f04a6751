import { expect, it } from "vitest";
import { blogAdmin } from "../../../content/blog-admin/list.ts";
import type { PostText } from "../../../domain/blog/posts/post.ts";
import { differencesOf } from "./version-data.server.ts";

const own: PostText = {
	title: "T",
	slug: "t",
	excerpt: "E",
	content: "C",
	category: "estrategia",
	tags: ["IA"],
	date: null,
	author: { name: "Ana", image: null, bio: "Escribe.", linkedIn: null },
	cover: { src: "/media/uno.webp", alt: "Uno" },
};
const between = (theirs: PostText) => differencesOf(own, theirs, "es", blogAdmin.es.editor);

it("names each field in which the other writer's text differs", () => {
	const theirs: PostText = {
		title: "T2",
		slug: "t2",
		excerpt: "E2",
		content: "C2",
		category: "casos-exito",
		tags: [],
		date: "2026-12-07",
		author: { name: "Ana", image: "/media/ana.webp", bio: null, linkedIn: "https://linkedin.com/in/ana" },
		cover: { src: "/media/dos.webp", alt: "Dos" },
	};
	const { fields, cover, coverAlt } = blogAdmin.es.editor;
	const found = between(theirs);
	expect(found.map(({ label }) => label).sort()).toEqual([...Object.values(fields), cover, coverAlt].sort());
	expect(found.find(({ name }) => name === "category")?.value).toBe("Casos de Éxito");
	expect(found.flatMap(({ picture }) => picture ?? [])).toEqual(["/media/ana.webp", "/media/dos.webp"]);
	expect(between({ ...own, cover: null }).map(({ name }) => name)).toEqual(["cover", "coverAlt"]);
});

it("names no field that both texts share", () => {
	expect(between({ ...own, tags: [...own.tags] })).toEqual([]);
});
