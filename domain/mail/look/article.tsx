import type { Element, ElementContent, RootContent } from "hast";
import { type CSSProperties, createElement } from "react";
import { Text } from "react-email";
import type { Letter } from "../messages/letter.ts";
import { mailDisplayFont, painted } from "./colours.ts";

/** Renders a post's text in a mail. Only the elements in `looks` keep their tags, with their links and pictures. */
export function MailArticle({ of: { by, text } }: { of: NonNullable<Letter["article"]> }) {
	return (
		<>
			<Text className={quiet.className} style={{ ...quiet.style, margin: "0 0 22px", fontSize: 14 }}>
				{by}
			</Text>
			<Parts of={text.children} isOnSky={false} />
		</>
	);
}

type Nodes = { of: readonly (RootContent | ElementContent)[]; isOnSky: boolean };

function Parts({ of: nodes, isOnSky }: Nodes) {
	return nodes.map((node, index) => {
		if (node.type === "text") return node.value;
		// biome-ignore lint/suspicious/noArrayIndexKey: the text is rendered once.
		return node.type === "element" ? <Part key={index} of={node} isOnSky={isOnSky} /> : null;
	});
}

function Part({ of: element, isOnSky }: { of: Element; isOnSky: boolean }) {
	const { tagName, properties, children } = element;
	const look = lookOf(element);
	const inside = <Parts of={children} isOnSky={isOnSky || look?.className === sky.className} />;
	if (!look) return inside;
	const text = (name: string) => (properties[name] === undefined ? undefined : String(properties[name]));
	const { className, style } = tagName === "a" && isOnSky ? linkOnSky : look;
	const attributes = {
		className: className || undefined,
		style,
		...(tagName === "a" && { href: text("href") }),
		...(tagName === "img" && { src: text("src"), alt: text("alt"), width: "100%" }),
		...(tagName === "ol" && { start: properties.start }),
		...(tagName === "table" && { cellPadding: 0, cellSpacing: 0 }),
	};
	const isEmpty = ["img", "hr", "br"].includes(tagName);
	return isEmpty ? createElement(tagName, attributes) : createElement(tagName, attributes, inside);
}

type Look = { className?: string; style: CSSProperties };

function lookOf({ tagName, properties }: Element): Look | null {
	const classes = [properties.className].flat();
	if (classes.includes("embed")) return filmLink;
	if (tagName === "figcaption") return caption;
	if (classes.includes("contains-task-list"))
		return { style: { ...list, paddingLeft: 4, listStyle: "none" } };
	return (Object.hasOwn(looks, tagName) && looks[tagName]) || null;
}

const ink = painted({ text: "ink" });
const quiet = painted({ text: "quiet" });
const link = painted({ text: "link" });
const sky = painted({ text: "onSky", ground: "sky" });
const code = painted({ text: "ink", ground: "page" });
const line = painted({ text: "ink", line: "line" });

const breaking = { overflowWrap: "anywhere", wordBreak: "break-word" } as const;
const paragraph: CSSProperties = { margin: "0 0 16px", fontSize: 17, lineHeight: "27px", ...breaking };
const list: CSSProperties = { ...paragraph, paddingLeft: 26 };
const mono = 'ui-monospace, Menlo, Consolas, "Courier New", monospace';
const cell: CSSProperties = {
	...line.style,
	padding: "9px 12px 9px 0",
	textAlign: "left",
	verticalAlign: "top",
	borderTopWidth: 1,
	borderTopStyle: "solid",
	fontSize: 15,
	lineHeight: "21px",
};

function heading(fontSize: number, lineHeight: number): Look {
	const style = {
		...ink.style,
		fontFamily: mailDisplayFont,
		fontWeight: 800,
		fontSize,
		lineHeight: `${lineHeight}px`,
	};
	return { className: ink.className, style: { ...style, margin: "30px 0 12px", letterSpacing: "-0.01em" } };
}

const filmLink: Look = {
	className: sky.className,
	style: {
		...sky.style,
		...paragraph,
		padding: "16px 20px",
		borderRadius: "20px 20px 20px 0",
		fontWeight: 700,
	},
};

const linkOnSky: Look = {
	className: "text-onSky",
	style: { color: sky.style.color, ...breaking, textDecoration: "underline" },
};

const caption: Look = {
	className: quiet.className,
	style: {
		...quiet.style,
		display: "block",
		margin: "8px 0 20px",
		fontSize: 14,
		lineHeight: "21px",
		...breaking,
	},
};

const plain: Look = { style: {} };
const raised: Look = { style: { fontSize: 12, lineHeight: 0 } };
const looks: Readonly<Record<string, Look | undefined>> = {
	h2: heading(25, 29),
	h3: heading(20, 25),
	h4: heading(17, 23),
	h5: heading(17, 23),
	h6: heading(17, 23),
	p: { className: ink.className, style: { ...ink.style, ...paragraph } },
	ul: { className: ink.className, style: { ...ink.style, ...list } },
	ol: { className: ink.className, style: { ...ink.style, ...list } },
	li: { style: { margin: "0 0 8px" } },
	a: { className: link.className, style: { ...link.style, ...breaking, textDecoration: "underline" } },
	img: { style: { display: "block", width: "100%", height: "auto", borderRadius: "20px 20px 20px 0" } },
	blockquote: {
		className: sky.className,
		style: { ...sky.style, margin: "4px 0 20px", padding: "18px 20px 4px", borderRadius: "20px 20px 20px 0" },
	},
	pre: {
		className: code.className,
		style: {
			...code.style,
			margin: "0 0 18px",
			padding: "14px 16px",
			borderRadius: "14px 14px 14px 0",
			fontFamily: mono,
			fontSize: 14,
			lineHeight: "21px",
			whiteSpace: "pre-wrap",
			...breaking,
		},
	},
	code: { className: code.className, style: { ...code.style, fontFamily: mono, fontSize: 14 } },
	table: { className: line.className, style: { ...line.style, width: "100%", margin: "0 0 20px" } },
	thead: plain,
	tbody: plain,
	tr: plain,
	th: { className: line.className, style: { ...cell, borderTopWidth: 0, fontWeight: 700 } },
	td: { className: line.className, style: cell },
	hr: {
		className: line.className,
		style: { ...line.style, margin: "26px 0", border: 0, borderTopWidth: 1, borderTopStyle: "solid" },
	},
	br: plain,
	strong: plain,
	em: plain,
	del: plain,
	sup: raised,
	sub: raised,
};
