import { pathTo } from "../../../content/addresses.ts";
import { forms } from "../../../content/forms/list.ts";
import { useLanguage } from "../../layout/use-language.ts";
import { ButtonLink } from "../button/button.tsx";
import { laura } from "../people/people.ts";
import { Drawing } from "../shapes/drawing.tsx";
import { circle } from "../shapes/outlines.ts";
import type { Shape } from "../shapes/shapes.tsx";
import { Received } from "./received.tsx";

type Props = {
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

/** Confirms a form in place of the page's first screen. */
export function ReceivedScreen({ message, received, responseTime, again }: Props) {
	const language = useLanguage();
	const { ways } = forms[language];
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
				<Received {...received} heading="h1" message={message} next={responseTime} again={again}>
					<p className="row">
						<ButtonLink look="sun" href={pathTo("cases", language)}>
							{ways.cases}
						</ButtonLink>
						<ButtonLink look="outline" href={pathTo("home", language)}>
							{ways.home}
						</ButtonLink>
					</p>
				</Received>
			</div>
		</section>
	);
}
