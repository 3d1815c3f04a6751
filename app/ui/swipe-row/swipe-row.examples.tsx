import type { Example } from "../../preview/example.ts";
import { homeText } from "../../preview/home-text.ts";
import { SwipeLinks } from "./swipe-links.tsx";

export default [
	{
		title: "SwipeLinks above their row, on a phone",
		render: (language) => {
			const { jumps, moments } = homeText[language].night;
			const idOf = (id: string) => `preview-${language}-${id}`;
			return (
				<>
					<SwipeLinks
						label={jumps}
						links={moments.map(({ id, hour, name }) => ({ id: idOf(id), text: hour.time, spoken: name }))}
					/>
					{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls is reached by keyboard. */}
					<div className="swipe-row" tabIndex={0}>
						{moments.map(({ id, name }) => (
							<p key={id} id={idOf(id)} className="preview-ground sol">
								{name}
							</p>
						))}
					</div>
				</>
			);
		},
	},
] satisfies Example[];
