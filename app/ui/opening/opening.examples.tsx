import type { Example } from "../../preview/example.ts";
import { homeText } from "../../preview/home-text.ts";

export default [
	{
		title: "A page that opens with its words alone",
		full: true,
		render: (language) => {
			const { heading, intro } = homeText[language].night;
			return (
				<div className="opening wide">
					<h1>{heading}</h1>
					<p className="intro">{intro}</p>
				</div>
			);
		},
	},
] satisfies Example[];
