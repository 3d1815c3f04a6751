const noOwnLength = ["/\\d(px|rem)/"];
/** Sizes of type are tokens; letters that are part of a drawing, as an hour or a logo, have their own `--letter-size`. */
const noOwnType = [...noOwnLength, "/var\\(--(?!text-|font-|letter-size)/"];

/** Spacing, radii and type come from app/styles/tokens.css; layouts change at four widths, in em; below 20 em, text twice as large on a phone, in one column. */
export default {
	rules: {
		"declaration-property-value-disallowed-list": {
			"/^(margin|padding)(-|$)/": noOwnLength,
			"/gap$/": noOwnLength,
			"/radius$/": noOwnLength,
			"/^font(-size)?$/": noOwnType,
			"/^(letter-spacing|line-height)$/": noOwnLength,
		},
		"media-feature-name-disallowed-list": ["min-width", "max-width"],
		"media-feature-name-value-allowed-list": {
			width: ["20em", "37.5em", "47.5em", "56.25em", "67.5em"],
		},
	},
};
