import { Body, Container, Head, Heading, Html, Img, Link, Preview, render, Section, Text } from "react-email";
import type { Letter, MailClosing } from "../messages/letter.ts";
import { MailArticle } from "./article.tsx";
import { darkStyles, mailBodyFont, mailDisplayFont, painted, shapeColours } from "./colours.ts";
import { LetterAction, LetterAdvice, LetterFacts, LetterTranscript, letterLook } from "./letter-parts.tsx";
import { PosterStrip } from "./poster.tsx";

const { ink, quiet, small, breaking } = letterLook;
const night = painted({ text: "onNight", ground: "night" });
const card = painted({ text: "ink", ground: "card" });
const paragraph = { margin: "0 0 16px", fontSize: 16, lineHeight: "24px" };
const lead = { ...paragraph, fontFamily: mailDisplayFont, fontSize: 21, lineHeight: "28px", fontWeight: 600 };

/** Renders a letter as HTML for mail programs. @param frame product: the brand's name, for the header. */
export function letterHtml(letter: Letter, frame: Frame): Promise<string> {
	return render(<LetterPage letter={letter} {...frame} />);
}

type Frame = { product: string; picture?: { cid: string; alt: string } | null };

function LetterPage({ letter, product, picture }: { letter: Letter } & Frame) {
	const { language, title, paragraphs } = letter;
	return (
		<Html lang={language}>
			<LetterHead title={title} />
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
					<LetterOpening letter={letter} product={product} isPictured={Boolean(picture)} />
					{picture && <LetterPicture of={picture} />}
					<LetterBody letter={letter} />
					<LetterClosing letter={letter} />
				</Container>
			</Body>
		</Html>
	);
}

function LetterHead({ title }: { title: string }) {
	return (
		<Head>
			<meta name="viewport" content="width=device-width, initial-scale=1" />
			<meta name="color-scheme" content="light dark" />
			<meta name="supported-color-schemes" content="light dark" />
			<title>{title}</title>
			<style>{darkStyles}</style>
		</Head>
	);
}

type Opening = { letter: Letter; product: string; isPictured: boolean };

function LetterOpening({ letter: { title, poster }, product, isPictured }: Opening) {
	return (
		<Section
			className={night.className}
			style={{ ...night.style, borderRadius: "28px 28px 0 0", padding: "26px 24px 0" }}
		>
			<MailWordmark product={product} />
			<Heading
				as="h1"
				className="text-onNight"
				style={{
					margin: "26px 0 28px",
					fontFamily: mailDisplayFont,
					fontSize: 32,
					lineHeight: "36px",
					fontWeight: 800,
					letterSpacing: "-0.02em",
					color: night.style.color,
					...breaking,
				}}
			>
				{title}
			</Heading>
			{!isPictured && <PosterStrip poster={poster} />}
		</Section>
	);
}

/** Travels with the mail, so that reading it tells nobody. Blocked, its words stand on the same ground. */
function LetterPicture({ of: { cid, alt } }: { of: { cid: string; alt: string } }) {
	return (
		<Section className={night.className} style={night.style}>
			<Img
				src={`cid:${cid}`}
				alt={alt}
				width="600"
				height="300"
				className="text-onNight"
				style={{
					width: "100%",
					height: "auto",
					color: night.style.color,
					fontSize: 14,
					lineHeight: "21px",
					textAlign: "center",
				}}
			/>
		</Section>
	);
}

function LetterBody({ letter }: { letter: Letter }) {
	return (
		<Section
			className={card.className}
			style={{ ...card.style, borderRadius: "0 0 28px 0", padding: "28px 24px 14px" }}
		>
			{letter.paragraphs.map((text) => (
				<Text
					key={text}
					className={ink.className}
					style={{ ...ink.style, ...(letter.article ? lead : paragraph), ...breaking }}
				>
					{text}
				</Text>
			))}
			{letter.article && <MailArticle of={letter.article} />}
			<LetterFacts letter={letter} />
			<LetterAdvice letter={letter} />
			<LetterAction letter={letter} />
			<LetterTranscript letter={letter} />
		</Section>
	);
}

function LetterClosing({ letter: { closing = [] } }: { letter: Letter }) {
	return (
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

/** Writes the product's name and its colon as text: mail programs block images by default. */
function MailWordmark({ product }: { product: string }) {
	return (
		<span style={{ fontFamily: mailDisplayFont, fontSize: 26, fontWeight: 800, letterSpacing: "-0.03em" }}>
			{product}
			<span style={{ color: shapeColours.brick }}>:</span>
		</span>
	);
}
