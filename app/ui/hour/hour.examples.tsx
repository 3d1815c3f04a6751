import type { Example } from "../../preview/example.ts";
import { homeText } from "../../preview/home-text.ts";
import { Hour } from "./hour.tsx";

const blocks = ["paper", "noche", "ladrillo", "cielo", "sol"];

export default [
	{
		title: "Hour on each block",
		render: (language) => (
			<div className="row preview-large">
				{blocks.map((block) => (
					<div key={block} className={`preview-ground ${block}`}>
						<Hour {...homeText[language].hero.hour} />
					</div>
				))}
			</div>
		),
	},
] satisfies Example[];
