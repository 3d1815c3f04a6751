import { limits } from "../../../../config/limits.ts";
import { pathTo } from "../../../../content/addresses.ts";
import type { IndustryId } from "../../../../content/industries/list.ts";
import type { IndustryPage } from "../../../../content/industries/page-schema.ts";
import type { IndustriesText } from "../../../../content/pages/industries/schema.ts";
import type { Language } from "../../../../shared/language.ts";
import { messageField } from "../../../chat/message-fields.tsx";
import { Bubble } from "../../../ui/bubble/bubble.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { drop, rectangle } from "../../../ui/shapes/outlines.ts";
import { type Shape, Shapes } from "../../../ui/shapes/shapes.tsx";

type Props = {
	industry: IndustryId;
	text: IndustriesText["industry"]["chat"];
	chat: IndustryPage["chat"];
	from: string;
	language: Language;
};

/** What is written or pressed here is the first message of the chat. */
export function ChatStage({ industry, text, chat, from, language }: Props) {
	const action = pathTo("assistant", language);
	return (
		<section className="stage noche" aria-labelledby="stage">
			<Edge {...edges[industry]} />
			<div className="wide">
				<div>
					<h2 id="stage">{text.heading}</h2>
					<p className="intro">{text.intro}</p>
				</div>
				<div className="stage-chat paper">
					<h3>
						{text.assistant} <small className="small">{text.online}</small>
					</h3>
					<Bubble from={from} side="answers" colour="ladrillo">
						{chat.hello}
					</Bubble>
					<form method="post" action={action} aria-label={text.questions}>
						{chat.questions.map((question) => (
							<button key={question} type="submit" name={messageField} value={question} className="cielo">
								{question}
							</button>
						))}
					</form>
					<form method="post" action={action} className="stage-write">
						<label className="visually-hidden" htmlFor="stage-message">
							{text.field}
						</label>
						<input
							id="stage-message"
							type="text"
							name={messageField}
							required
							maxLength={limits.message}
							autoComplete="off"
							enterKeyHint="send"
							placeholder={text.placeholder}
						/>
						<button type="submit">
							<span className="visually-hidden">{text.send}</span>
							<Icon name="send" />
						</button>
					</form>
				</div>
			</div>
		</section>
	);
}

function Edge({ width, shapes }: (typeof edges)[IndustryId]) {
	return (
		<svg className="stage-edge" aria-hidden="true">
			<pattern id="stage-edge" width={width} height="96" patternUnits="userSpaceOnUse">
				<Shapes list={shapes} />
			</pattern>
			<path fill="url(#stage-edge)" d="M0 0h6000v96h-6000z" />
		</svg>
	);
}

const scallop = (x: number) => `M${x} 0h80v56a40 40 0 0 1-80 0z`;

/** What hangs along the upper edge of a business's night: a width of it, repeated. */
const edges: Record<IndustryId, { width: number; shapes: readonly Shape[] }> = {
	"hospitalidad-viajes": {
		width: 160,
		shapes: [
			["ladrillo", scallop(0)],
			["papel", scallop(80)],
		],
	},
	"real-estate-construccion": {
		width: 136,
		shapes: [
			["ladrillo", rectangle(0, 0, 64, 28) + rectangle(0, 64, 64, 28) + rectangle(34, 32, 64, 28)],
			[
				"ladrillo2",
				rectangle(68, 0, 64, 28) +
					rectangle(68, 64, 64, 28) +
					rectangle(102, 32, 34, 28) +
					rectangle(0, 32, 30, 28),
			],
		],
	},
	"retail-ecommerce": {
		width: 160,
		shapes: [
			["sol", scallop(0)],
			["celeste", scallop(80)],
		],
	},
	"educacion-ong": {
		width: 140,
		shapes: [
			["papel", rectangle(0, 8, 140, 5)],
			["celeste", drop(6, 13, 29, "nw")],
			["sol", drop(76, 13, 29, "nw")],
		],
	},
	"automotriz-aftermarket": {
		width: 96,
		shapes: [
			["tinta", rectangle(0, 0, 48, 32) + rectangle(48, 32, 48, 32)],
			["papel", rectangle(48, 0, 48, 32) + rectangle(0, 32, 48, 32)],
		],
	},
};
