import { Button, Heading, Section, Text } from "react-email";
import type { Letter } from "../messages/letter.ts";
import { mailDisplayFont, painted } from "./colours.ts";

/** The styles that the parts of a letter share. */
export const letterLook = {
	ink: painted({ text: "ink" }),
	quiet: painted({ text: "quiet" }),
	small: { margin: "0 0 12px", fontSize: 14, lineHeight: "21px" },
	breaking: { overflowWrap: "anywhere", wordBreak: "break-word" },
} as const;
const { ink, quiet, small, breaking } = letterLook;

export function LetterFacts({ letter: { facts = [] } }: { letter: Letter }) {
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
								...line.style,
								...quiet.style,
								...cell,
								width: "32%",
								paddingRight: 12,
								textAlign: "left",
								fontWeight: 400,
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

export function LetterAdvice({ letter: { advice } }: { letter: Letter }) {
	if (!advice) return null;
	const sky = painted({ text: "onSky", ground: "sky" });
	return (
		<Section
			className={sky.className}
			style={{
				...sky.style,
				margin: "4px 0 22px",
				padding: "20px 22px 8px",
				borderRadius: "24px 24px 24px 0",
				borderCollapse: "separate",
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

export function LetterAction({ letter: { button } }: { letter: Letter }) {
	if (!button) return null;
	const brick = painted({ text: "onBrick", ground: "brick" });
	return (
		<Text style={{ margin: "4px 0 22px" }}>
			<Button
				href={button.url}
				className={brick.className}
				style={{
					...brick.style,
					padding: "15px 26px",
					borderRadius: "25px 25px 0 25px",
					fontFamily: mailDisplayFont,
					fontSize: 17,
					fontWeight: 700,
				}}
			>
				{button.label}
			</Button>
		</Text>
	);
}

export function LetterTranscript({ letter: { transcript } }: { letter: Letter }) {
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
