import type { Example } from "../../preview/example.ts";
import { homeText } from "../../preview/home-text.ts";

export default [
	{
		title: "A first screen, its words alone",
		full: true,
		render: (language) => {
			const { heading, intro } = homeText[language].night;
			return (
				<div className="first-screen noche">
					<div className="wide">
						<h1>{heading}</h1>
						<p className="intro">{intro}</p>
					</div>
				</div>
			);
		},
	},
] satisfies Example[];
