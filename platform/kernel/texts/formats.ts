// Numbers and days as a language writes them. Making a format takes a hundred times as long as using it.

const rememberedBy = <Options, Format>(make: (locale: string, options: Options | undefined) => Format) => {
  const known = new Map<string, Format>();
  return (locale: string, options?: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const format = known.get(key) ?? make(locale, options);
    known.set(key, format);
    return format;
  };
};

/** The same format for the same locale and options, for the life of the process. */
export const numberFormat = rememberedBy(
  (locale, options: Intl.NumberFormatOptions | undefined) => new Intl.NumberFormat(locale, options),
);

/** The same format for the same locale and options, for the life of the process. */
export const dateFormat = rememberedBy(
  (locale, options: Intl.DateTimeFormatOptions | undefined) => new Intl.DateTimeFormat(locale, options),
);
