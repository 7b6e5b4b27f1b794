FROM node:20.19.5-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm install --no-save --omit=dev --no-fund --no-audit
COPY . .
RUN npm run build

FROM node:20.19.5-slim
WORKDIR /app
ENV NODE_ENV=production
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/locales locales
COPY --from=build /app/demo demo
COPY --from=build /app/scripts/healthy.mjs scripts/healthy.mjs
# Attached files, unless BLOB_S3_URL is set; and backups.
RUN install -d -o node .data /backups
USER node
CMD ["node", "--expose-gc", "--heap-growing-percent=100", "dist/server/web.js"]
