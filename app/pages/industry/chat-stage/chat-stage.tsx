import { limits } from "../../../../config/limits.ts";
import { pathTo } from "../../../../content/addresses.ts";
import type { IndustryId } from "../../../../content/industries/list.ts";
import type { IndustryPage } from "../../../../content/industries/page-schema.ts";
import type { IndustriesText } from "../../../../content/pages/industries/schema.ts";
import type { Language } from "../../../../shared/language.ts";
import { messageField } from "../../../chat/message-form.tsx";
import { Bubble } from "../../../ui/bubble/bubble.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { Shapes } from "../../../ui/shapes/shapes.tsx";
import { edges } from "./edges.ts";

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
