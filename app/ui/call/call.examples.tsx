import { pathTo } from "../../../content/addresses.ts";
import type { Example } from "../../preview/example.ts";
import { homeText } from "../../preview/home-text.ts";
import { ButtonLink } from "../button/button.tsx";
import { CallToAction } from "./call.tsx";

const blocks = ["niebla", "ladrillo", "cielo", "sol"];

export default blocks.map((colour) => ({
	title: `CallToAction on ${colour}`,
	full: true,
	render: (language) => {
		const { heading, intro, talk, solutions } = homeText[language].closing;
		return (
			<CallToAction colour={colour} heading={heading} intro={intro}>
				<ButtonLink href={pathTo("contact", language)}>{talk}</ButtonLink>
				<ButtonLink look="outline" href={pathTo("solutions", language)}>
					{solutions}
				</ButtonLink>
			</CallToAction>
		);
	},
})) satisfies Example[];
