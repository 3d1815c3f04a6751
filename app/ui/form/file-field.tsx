type Props = {
	id: string;
	name: string;
	label: string;
	hint: string;
	accept: string;
	multiple?: boolean;
	sentWith?: string;
};

export function FileField({ id, name, label, hint, accept, multiple, sentWith }: Props) {
	return (
		<div className="field">
			<label htmlFor={id}>{label}</label>
			<p id={`${id}-hint`} className="small quiet">
				{hint}
			</p>
			<input
				id={id}
				type="file"
				name={name}
				accept={accept}
				multiple={multiple}
				form={sentWith}
				aria-describedby={`${id}-hint`}
			/>
		</div>
	);
}

export const pictureFiles = "image/jpeg,image/png,image/webp,image/avif,image/gif";
