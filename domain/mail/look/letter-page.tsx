import { Body, Button, Container, Head, Heading, Html, Link, Preview, Section, Text } from "react-email";
import type { Letter, MailClosing } from "../messages/letter.ts";
import { MailArticle } from "./article.tsx";
import { darkStyles, mailBodyFont, mailDisplayFont, painted } from "./colours.ts";
import { PosterStrip } from "./poster.tsx";
import { MailWordmark } from "./wordmark.tsx";

const ink = painted({ text: "ink" });
const quiet = painted({ text: "quiet" });
const night = painted({ text: "onNight", ground: "night" });
const card = painted({ text: "ink", ground: "card" });
const paragraph = { margin: "0 0 16px", fontSize: 16, lineHeight: "24px" };
const lead = { ...paragraph, fontFamily: mailDisplayFont, fontSize: 21, lineHeight: "28px", fontWeight: 600 };
const small = { margin: "0 0 12px", fontSize: 14, lineHeight: "21px" };
const breaking = { overflowWrap: "anywhere", wordBreak: "break-word" } as const;

/** Lays a letter out. Typed text is always rendered as text, never as mark-up. */
export function LetterPage({ letter, product }: { letter: Letter; product: string }) {
	const { language, title, paragraphs, closing = [], poster } = letter;
	return (
		<Html lang={language}>
			<Head>
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<meta name="supported-color-schemes" content="light dark" />
				<title>{title}</title>
				<style>{darkStyles}</style>
			</Head>
			<Body
				lang={language}
				className="ground-page"
				style={{
					...painted({ ground: "page" }).style,
					margin: 0,
					padding: "24px 12px",
					fontFamily: mailBodyFont,
				}}
			>
				<Preview>{paragraphs[0] ?? title}</Preview>
				<Container style={{ maxWidth: 600 }}>
					<Section
						className={night.className}
						style={{ ...night.style, borderRadius: "28px 28px 0 0", padding: "26px 24px 30px" }}
					>
						<MailWordmark product={product} />
						<Heading
							as="h1"
							className="text-onNight"
							style={{
								...{ margin: "26px 0 24px", fontFamily: mailDisplayFont, fontSize: 32, lineHeight: "36px" },
								...{ fontWeight: 800, letterSpacing: "-0.02em", color: night.style.color, ...breaking },
							}}
						>
							{title}
						</Heading>
						<PosterStrip poster={poster} />
					</Section>
					<Section
						className={card.className}
						style={{ ...card.style, borderRadius: "0 0 28px 0", padding: "28px 24px 14px" }}
					>
						{paragraphs.map((text) => (
							<Text
								key={text}
								className={ink.className}
								style={{ ...ink.style, ...(letter.article ? lead : paragraph), ...breaking }}
							>
								{text}
							</Text>
						))}
						{letter.article && <MailArticle of={letter.article} />}
						<Facts letter={letter} />
						<Advice letter={letter} />
						<Action letter={letter} />
						<Transcript letter={letter} />
					</Section>
					<Section style={{ padding: "20px 24px 8px" }}>
						{closing.map((sentence) => (
							<Text
								key={typeof sentence === "string" ? sentence : sentence.url}
								className={quiet.className}
								style={{ ...quiet.style, ...small }}
							>
								<Sentence of={sentence} />
							</Text>
						))}
					</Section>
				</Container>
			</Body>
		</Html>
	);
}

function Facts({ letter: { facts = [] } }: { letter: Letter }) {
	if (facts.length === 0) return null;
	const line = painted({ text: "ink", line: "line" });
	const cell = {
		padding: "9px 0",
		borderTopWidth: 1,
		borderTopStyle: "solid",
		verticalAlign: "top",
	} as const;
	return (
		<table
			cellPadding="0"
			cellSpacing="0"
			style={{ width: "100%", margin: "4px 0 20px", fontSize: 15, lineHeight: "21px" }}
		>
			<tbody>
				{facts.map(([name, value]) => (
					<tr key={name}>
						<th
							scope="row"
							className="text-quiet line-line"
							style={{
								...{ ...line.style, ...quiet.style, ...cell },
								...{ width: "32%", paddingRight: 12, textAlign: "left", fontWeight: 400 },
							}}
						>
							{name}
						</th>
						<td
							className={line.className}
							style={{ ...line.style, ...cell, ...breaking, fontWeight: 600, whiteSpace: "pre-line" }}
						>
							{value}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Advice({ letter: { advice } }: { letter: Letter }) {
	if (!advice) return null;
	const sky = painted({ text: "onSky", ground: "sky" });
	return (
		<Section
			className={sky.className}
			style={{
				...{ ...sky.style, margin: "4px 0 22px", padding: "20px 22px 8px" },
				...{ borderRadius: "24px 24px 24px 0", borderCollapse: "separate" },
			}}
		>
			<Heading
				as="h2"
				className="text-onSky"
				style={{
					margin: "0 0 12px",
					fontFamily: mailDisplayFont,
					fontSize: 20,
					lineHeight: "24px",
					color: sky.style.color,
				}}
			>
				{advice.title}
			</Heading>
			{advice.lines.map((line) => (
				<Text
					key={line}
					className="text-onSky"
					style={{ ...small, ...breaking, fontSize: 15, color: sky.style.color }}
				>
					{line}
				</Text>
			))}
		</Section>
	);
}

function Action({ letter: { button } }: { letter: Letter }) {
	if (!button) return null;
	const brick = painted({ text: "onBrick", ground: "brick" });
	return (
		<Text style={{ margin: "4px 0 22px" }}>
			<Button
				href={button.url}
				className={brick.className}
				style={{
					...{ ...brick.style, padding: "15px 26px", borderRadius: "25px 25px 0 25px" },
					...{ fontFamily: mailDisplayFont, fontSize: 17, fontWeight: 700 },
				}}
			>
				{button.label}
			</Button>
		</Text>
	);
}

function Transcript({ letter: { transcript } }: { letter: Letter }) {
	if (!transcript) return null;
	return (
		<>
			<Heading
				as="h2"
				className={ink.className}
				style={{
					...ink.style,
					margin: "12px 0",
					fontFamily: mailDisplayFont,
					fontSize: 20,
					lineHeight: "24px",
				}}
			>
				{transcript.title}
			</Heading>
			{transcript.lines.map(({ speaker, text }, index) => (
				<Text
					// biome-ignore lint/suspicious/noArrayIndexKey: messages may repeat, and their order is fixed.
					key={index}
					className={ink.className}
					style={{ ...ink.style, ...small, ...breaking, whiteSpace: "pre-line" }}
				>
					<b>{speaker}:</b> <span lang={transcript.language}>{text}</span>
				</Text>
			))}
		</>
	);
}

function Sentence({ of: closing }: { of: MailClosing }) {
	if (typeof closing === "string") return closing;
	const [before = "", after = ""] = closing.sentence.split("{url}");
	const link = painted({ text: "link" });
	return (
		<>
			{before}
			<Link
				href={closing.url}
				className={link.className}
				style={{ ...link.style, ...breaking, textDecoration: "underline" }}
			>
				{closing.url.replace(/^https?:\/\//, "")}
			</Link>
			{after}
		</>
	);
}
