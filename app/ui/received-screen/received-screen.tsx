import { pathTo } from "../../../content/addresses.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { FormsText } from "../../../content/forms/schema.ts";
import { parameters } from "../../../content/parameters.ts";
import { useLanguage } from "../../layout/use-language.ts";
import { ButtonLink } from "../button/button.tsx";
import { laura } from "../people/people.ts";
import { Drawing } from "../shapes/drawing.tsx";
import { circle } from "../shapes/outlines.ts";
import type { Shape } from "../shapes/shapes.tsx";

type Props = {
	words: FormsText;
	message: string;
	received: { reference: string; isMailed: boolean };
	responseTime: string;
	again: string;
};

const hills: readonly Shape[] = [
	["noche3", circle(250, 600, 400)],
	["noche2", circle(700, 720, 460)],
	["noche", "M0 420V330A560 560 0 0 1 560 300 700 700 0 0 1 1440 290V420z"],
];

/** Confirms a form in place of the page's first screen. The page's address ends in its id, so it gets the focus. */
export function ReceivedScreen({ words, message, received, responseTime, again }: Props) {
	const language = useLanguage();
	return (
		<section className="first-screen received-screen cielo">
			<Drawing
				className="first-screen-art received-sun"
				size={[10, 10]}
				shapes={[["luz", circle(5, 5, 5)]]}
			/>
			<Drawing
				className="first-screen-art received-hills"
				size={[1440, 420]}
				preserveAspectRatio="xMidYMax slice"
				shapes={hills}
			/>
			<Drawing className="first-screen-art received-person" size={[300, 400]} shapes={laura} />
			<div className="wide">
				<div
					id={parameters.received[language]}
					className="received-answer ladrillo"
					role="status"
					tabIndex={-1}
				>
					<h1>{message}</h1>
					<p className="intro">{responseTime}</p>
					<p className="received-proof">
						{received.isMailed && words.receipt}{" "}
						<b>{fillBlanks(words.reference, { reference: received.reference })}</b>
					</p>
					<p className="row">
						<ButtonLink look="sun" href={pathTo("cases", language)}>
							{words.ways.cases}
						</ButtonLink>
						<ButtonLink look="outline" href={pathTo("home", language)}>
							{words.ways.home}
						</ButtonLink>
					</p>
					<p>
						<a href={again}>{words.again}</a>
					</p>
				</div>
			</div>
		</section>
	);
}
